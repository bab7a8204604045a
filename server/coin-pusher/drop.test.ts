import { ActivityId } from '../../contract/activities.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { RewardId } from '../../contract/reward-ids.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettledDrop } from '../../contract/coin-pusher.ts';
import { hashTable } from '../../fair/coin-pusher/hash.ts';
import type { PieceKind, DiscTable } from '../../fair/coin-pusher/table.ts';
import { settleDrop } from '../../fair/coin-pusher.ts';
import { DROP_PRICE } from '../../fair/coin-pusher/prizes.ts';
import { commit } from '../../fair/random.ts';
import { readRounds } from '../fair/rounds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { replaceTable } from '../testing/coin-pusher.ts';
import { makePlayer } from '../testing/players.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { dropCoin } from './drop.ts';
import { type StoredTable, findTable, storeTable } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});

const COINS = 100_000;

const roundsOf = async (userId: number) =>
  (
    await readRounds(product.db, { userId, games: ['coin-pusher'], pageNum: 1, pageSize: 100 })
  ).list.toReversed();

const cardsOf = async (userId: number): Promise<number> => {
  const { rows } = await product.db.query<{ count: number }>(
    `select count from player_props where user_id = $1 and prop_id = ${RewardId.scratchCard}`,
    [userId],
  );
  return rows[0]?.count ?? 0;
};

/** Gives a player a table on which some drops were already made. */
async function deal(userId: number): Promise<StoredTable> {
  await replaceTable(product.db, userId, commit(`table ${userId}`), product.clock.now());
  const stored = await findTable(product.db, userId);
  if (!stored) throw new Error('no table was stored');
  return stored;
}

/** Replaces every disc on the player's table by a disc of one kind. */
async function makeAll(userId: number, kind: PieceKind): Promise<void> {
  const stored = await deal(userId);
  const table: DiscTable = { ...stored.table, discs: stored.table.discs.map((disc) => ({ ...disc, kind })) };
  await storeTable(product.db, userId, { ...stored, table, hash: hashTable(table) });
}

describe('a drop of the coin pusher', () => {
  it('follows bit-exactly from its committed seed, and leaves the table on which the next drop begins', async () => {
    const { token } = await signUp(product, { coins: COINS });
    const info = await product.ask('coinPusherInfo', {}, { token });
    let { table, seedHash } = await product.ask('coinPusherDeal', { seedHash: info.seedHash }, { token });
    let coin = COINS;
    // The deal of the table used nonce 0, so the drops begin with nonce 1.
    for (let nonce = 1; nonce <= 12; nonce++) {
      const x = nonce * 80;
      const drop = await product.ask('coinPusherDrop', { x, clientTxnId: randomUUID() }, { token });
      expect(drop).toMatchObject({ errcode: 0, x, price: 100, before: table, proof: { nonce, seedHash } });
      expect(commit(drop.proof.seed)).toBe(seedHash);
      // Recompute the drop from the response alone, as any player can.
      const settled = settleDrop(drop.before, { ...drop.proof, x });
      expect(settled).toMatchObject({ table: drop.after, hash: drop.hash, steps: drop.steps });
      const front = settled.exits.filter(({ out }) => out === 'front');
      expect(drop.won.map(({ disc, kind, step }) => ({ id: disc, kind, step }))).toEqual(
        front.map(({ id, kind, step }) => ({ id, kind, step })),
      );
      expect(drop.lost).toBe(settled.exits.length - front.length);
      coin += drop.coins - DROP_PRICE;
      expect(drop.coin).toBe(coin);
      table = drop.after;
      seedHash = drop.nextSeedHash;
    }
    const after = await product.ask('coinPusherInfo', {}, { token });
    expect(after).toMatchObject({ table, seedHash, drops: 12, nonce: 13, hash: hashTable(table) });
  });

  it('returns the same bytes when its id is repeated, and is refused if the id is repeated with another position', async () => {
    const { token, userId } = await signUp(product, { coins: COINS });
    await deal(userId);
    const clientTxnId = randomUUID();
    const first = await product.ask('coinPusherDrop', { x: 300, clientTxnId }, { token });
    await product.ask('coinPusherDrop', { x: 400, clientTxnId: randomUUID() }, { token });
    const { serverTime: _, ...again } = await product.ask(
      'coinPusherDrop',
      { x: 300, clientTxnId },
      { token },
    );
    const { serverTime: __, ...answer } = first;
    expect(JSON.stringify(again)).toBe(JSON.stringify(answer));
    expect(await product.ask('coinPusherDrop', { x: 301, clientTxnId }, { token })).toMatchObject({
      errcode: ErrorCode.idempotencyConflict,
    });
    expect(await roundsOf(userId)).toHaveLength(2);
  });

  it.each([-1, ErrorCode.noChanceLeft, 0.5, '500', null])(
    'is refused at the invalid position %s',
    async (x) => {
      const { token } = await signUp(product, { coins: COINS });
      const refused = await product.ask('coinPusherDrop', { x, clientTxnId: randomUUID() }, { token });
      expect(refused).toMatchObject({ errcode: ErrorCode.validationFailed });
    },
  );

  it('changes nothing if the balance is too low, the activity is closed or the player is on a break', async () => {
    const { token, userId } = await signUp(product, { coins: DROP_PRICE - 1 });
    await deal(userId);
    const before = await product.ask('coinPusherInfo', {}, { token });
    const refusedWith = async (errcode: number) => {
      const answer = await product.ask('coinPusherDrop', { x: 500, clientTxnId: randomUUID() }, { token });
      expect(answer.errcode).toBe(errcode);
      const { serverTime: _, ...now } = await product.ask('coinPusherInfo', {}, { token });
      expect(now).toMatchObject({ hash: before.hash, seedHash: before.seedHash, nonce: 0 });
      return now.canDrop;
    };
    expect(await refusedWith(ErrorCode.balanceTooLow)).toBe(true);
    await product.db.query(`update activities set enabled = false where type = ${ActivityId.coinPusher}`);
    expect(await refusedWith(ErrorCode.activityClosed)).toBe(false);
    await product.db.query(`update activities set enabled = true where type = ${ActivityId.coinPusher}`);
    const at = product.clock.now();
    await product.db.query('update users set excluded_until = $2 where id = $1', [userId, at + 1_000]);
    const drop = dropCoin(product.db, { userId, at, x: 500, clientTxnId: randomUUID() });
    await expect(drop).rejects.toMatchObject({ code: ErrorCode.playerExcluded });
  });

  it("waits for the player's other drops: fifty simultaneous ones run one after the other, and repeated ids count once", async () => {
    const userId = await makePlayer(product.db, { coins: COINS });
    const start = await deal(userId);
    const same = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        dropCoin(product.db, {
          userId,
          clientTxnId: index < 10 ? same : randomUUID(),
          x: index < 10 ? 500 : index * 20,
          at: product.clock.now(),
        }),
      ),
    );
    expect(answers.filter(({ replayed }) => replayed)).toHaveLength(9);
    const drops = new Map<number, SettledDrop>(answers.map(({ answer }) => [answer.proof.nonce, answer]));
    expect(drops.size).toBe(41);
    let { hash } = start;
    for (let nonce = 0; nonce < 41; nonce++) {
      const drop = drops.get(nonce);
      expect(drop && hashTable(drop.before)).toBe(hash);
      hash = drop?.hash ?? '';
    }
    expect(await findTable(product.db, userId)).toMatchObject({ hash, drops: 41 });
    const won = [...drops.values()].reduce((sum, { coins }) => sum + coins, 0);
    expect((await readWallet(product.db, userId)).coin).toBe(COINS + won - 41 * DROP_PRICE);
  });

  it("is made once when many simultaneous requests compete for the player's last peso", async () => {
    const userId = await makePlayer(product.db, { coins: DROP_PRICE });
    // No disc on this table can go over the edge, so no prize can pay for a second drop.
    const stored = await deal(userId);
    const table: DiscTable = { ...stored.table, discs: [] };
    await storeTable(product.db, userId, { ...stored, table, hash: hashTable(table) });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        dropCoin(product.db, { userId, clientTxnId: randomUUID(), x: 500, at: product.clock.now() }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readWallet(product.db, userId)).coin).toBe(0);
    expect(await roundsOf(userId)).toHaveLength(1);
  });
});

describe('discs that go over the front edge:', () => {
  it.each([
    ['peso', 100, 0, 0],
    ['tenPesos', 1_000, 0, 0],
    ['diamonds', 0, 100, 0],
    ['scratchCard', 0, 0, 1],
  ] as const)(
    'a %s pays %i hundredths, %i diamonds and %i cards, by the ledger',
    async (kind, coins, diamonds, cards) => {
      const userId = await makePlayer(product.db, { coins: COINS });
      const start = await readWallet(product.db, userId);
      await makeAll(userId, kind);
      const sums = { coins: 0, diamonds: 0, cards: 0, pieces: 0 };
      let best = 0;
      let drops = 0;
      for (; sums.pieces < 6; drops++) {
        const { answer } = await dropCoin(product.db, {
          userId,
          clientTxnId: randomUUID(),
          x: (drops * 200) % 1001,
          at: product.clock.now(),
        });
        const old = answer.won.filter((piece) => piece.kind === kind);
        sums.pieces += old.length;
        sums.coins += answer.coins;
        for (const { propId, count } of answer.won) {
          if (propId === RewardId.diamond) sums.diamonds += count;
          if (propId === RewardId.scratchCard) sums.cards += count;
        }
        expect(answer.coins).toBe(
          answer.won
            .filter(({ propId }) => propId === RewardId.coin)
            .reduce((sum, { count }) => sum + count, 0),
        );
        expect(answer.best).toBeGreaterThanOrEqual(best);
        best = answer.best;
      }
      expect(sums.coins).toBeGreaterThanOrEqual(sums.pieces * coins);
      expect(sums.diamonds).toBeGreaterThanOrEqual(sums.pieces * diamonds);
      expect(sums.cards).toBeGreaterThanOrEqual(sums.pieces * cards);
      expect(best).toBeGreaterThan(0);
      const wallet = await readWallet(product.db, userId);
      expect(wallet.coin).toBe(start.coin + sums.coins - drops * DROP_PRICE);
      // The stakes of fewer than 200 drops are too small to earn a diamond, so every diamond here is a prize.
      expect(wallet.lottery).toBe(start.lottery + sums.diamonds);
      expect(await cardsOf(userId)).toBe(sums.cards);
      const rounds = await roundsOf(userId);
      expect(rounds.reduce((sum, { payout }) => sum + payout, 0)).toBe(sums.coins);
    },
  );
});

describe('the list of past drops', () => {
  it('shows the newest drop first, and gives the tables of a single drop for its replay', async () => {
    const { token, userId } = await signUp(product, { coins: COINS });
    await deal(userId);
    const drops = [];
    for (const x of [0, 500, 1000])
      drops.push(await product.ask('coinPusherDrop', { x, clientTxnId: randomUUID() }, { token }));
    const { list, pages } = await product.ask('coinPusherRecord', {}, { token });
    expect(pages).toBe(1);
    expect(list.map(({ dropId }) => dropId)).toEqual(drops.map(({ dropId }) => dropId).toReversed());
    expect(list.every(({ tables }) => tables === undefined)).toBe(true);
    const [, middle] = drops;
    if (!middle) throw new Error('no drop');
    const one = await product.ask('coinPusherRecord', { dropId: middle.dropId }, { token });
    expect(one.list).toMatchObject([
      { dropId: middle.dropId, hash: middle.hash, tables: { before: middle.before, after: middle.after } },
    ]);
    const other = await signUp(product);
    expect(
      (await product.ask('coinPusherRecord', { dropId: middle.dropId }, { token: other.token })).list,
    ).toEqual([]);
  });
});
