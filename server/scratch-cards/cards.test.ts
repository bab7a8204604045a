import { ActivityId } from '../../contract/activities.ts';
import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { RewardId } from '../../contract/reward-ids.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawScratch, prizeOnFace, SCRATCH_MONEY, SCRATCH_PRIZES } from '../../fair/scratch.ts';
import { commit } from '../../fair/random.ts';
import type { Database } from '../db/database.ts';
import { readSeed } from '../fair/seeds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testDatabase } from '../testing/database.ts';
import { codeOf, grantDiamonds, houseSum } from '../testing/diamonds.ts';
import { makePlayer, NOON } from '../testing/players.ts';
import { buyCards, grantCards, playCards } from './cards.ts';
import { countCards, readCards } from './queries.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ poolSize: 20 });
});
afterAll(async () => {
  try {
    await everyCardFollowsFromItsSeed();
    await whatIsSetAsideIsWhatIsHeld();
    expect((await verifyLedger(db)).faults).toEqual([]);
  } finally {
    await db.close();
  }
});

async function player({ diamonds = 0, cards = 0 } = {}): Promise<number> {
  const userId = await makePlayer(db);
  if (diamonds > 0) await grantDiamonds(db, userId, diamonds);
  if (cards > 0)
    await db.transaction((client) => grantCards(client, { userId, at: NOON, cards, text: 'test' }));
  return userId;
}
const play = (userId: number, count: 1 | 10, buy: number, clientTxnId: string = randomUUID()) =>
  playCards(db, { userId, at: NOON, clientTxnId, count, buy });

/** Recomputes every card of these tests from its seed: prize, face and commitment. */
async function everyCardFollowsFromItsSeed(): Promise<void> {
  const { rows } = await db.query<{
    seed: string;
    clientSeed: string;
    nonce: number;
    payout: number;
    outcome: { amount: number; face: number[] };
  }>(
    `select seed, client_seed as "clientSeed", nonce, payout, outcome from fair_rounds where game = 'scratch-card'`,
  );
  expect(rows.length).toBeGreaterThan(60);
  for (const { seed, clientSeed, nonce, payout, outcome } of rows) {
    const { amount, face } = drawScratch(seed, clientSeed, nonce);
    expect({ amount, face }).toEqual(outcome);
    expect(payout).toBe(amount);
  }
  const paid = await db.query<{ paid: number; won: number }>(
    `select (select coalesce(sum(p.amount), 0) from postings p join journals j on j.id = p.journal_id and j.kind = 'card'
             join accounts a on a.id = p.account_id and a.name = 'wallet')::bigint as paid,
       (select sum(payout) from fair_rounds where game = 'scratch-card')::bigint as won`,
  );
  expect(paid.rows[0]?.paid).toBe(paid.rows[0]?.won);
}

/** Checks that the value set aside by the house is exactly that of all cards and diamonds that players hold. */
async function whatIsSetAsideIsWhatIsHeld(): Promise<void> {
  const { rows } = await db.query<{ cards: number; diamonds: number }>(
    `select (select sum(scratch_held(id)) from users)::bigint as cards,
       (select sum(balance) from accounts where name = 'diamonds')::bigint as diamonds`,
  );
  expect(await houseSum(db, 'PROMO_SCRATCH')).toBe((rows[0]?.cards ?? 0) * SCRATCH_MONEY.worth);
  expect(await houseSum(db, 'PROMO_DIAMOND')).toBe((rows[0]?.diamonds ?? 0) * DIAMOND_WORTH);
}

describe('a scratch card', () => {
  it('is bought, decided and paid in one step, and its face shows the paid prize', async () => {
    const userId = await player({ diamonds: 2_000 });
    let promised = (await readSeed(db, { userId, game: 'scratch-card' })).nextSeedHash;
    let coins = 0;
    for (let nonce = 0; nonce < 20; nonce++) {
      const { answer } = await play(userId, 1, 1);
      const [card] = answer.list;
      expect(card?.proof).toMatchObject({ nonce, seedHash: promised });
      expect(commit(card?.proof.seed ?? '')).toBe(promised);
      const prize = prizeOnFace(card?.face ?? []);
      expect(card?.amount).toBe(prize === undefined ? 0 : SCRATCH_PRIZES[prize]?.amount);
      coins += answer.total;
      expect(answer).toMatchObject({
        total: card?.amount,
        cards: 0,
        coin: coins,
        lottery: 2_000 - (nonce + 1) * SCRATCH_MONEY.price,
        addUp: { played: nonce + 1, cycle: 0 },
      });
      promised = answer.nextSeedHash;
    }
    expect(await readWallet(db, userId)).toMatchObject({ coin: coins, lottery: 1_000 });
  });

  it("from the player's pile costs nothing, and ten cards in a row are ten rounds", async () => {
    const userId = await player({ cards: 12, diamonds: 90 });
    const { answer } = await play(userId, 10, 0);
    expect(answer.list.map(({ proof }) => proof.nonce)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // One seed, committed to before the command, decides all cards; each card has its own nonce.
    expect(new Set(answer.list.map(({ proof }) => proof.seed)).size).toBe(1);
    expect(answer.total).toBe(answer.list.reduce((sum, { amount }) => sum + amount, 0));
    expect(answer).toMatchObject({ cards: 2, lottery: 90, coin: answer.total, addUp: { played: 10 } });
  });

  it("comes from the player's pile if there is one on it; only missing cards are bought", async () => {
    const userId = await player({ cards: 7, diamonds: 150 });
    const { answer } = await play(userId, 10, 3);
    expect(answer).toMatchObject({ cards: 0, lottery: 0 });
  });

  it('may come from a coupon for more cards than are played; the rest of the coupon stays', async () => {
    const userId = await player();
    // One coupon for 5 plays and one for 10, with their value set aside, as for every granted coupon.
    await db.transaction(async (client) => {
      await grantCards(client, { userId, at: NOON, cards: 15, text: 'test' });
      await client.query('select scratch_take($1, 15)', [userId]);
    });
    await propsOf(userId, { 110003: 1, 110004: 1 });
    expect(await countCards(db, userId)).toBe(15);
    await play(userId, 1, 0);
    expect(await readProps(userId)).toEqual({ [RewardId.scratchCard]: 4, 110003: 0, 110004: 1 });
    await play(userId, 10, 0);
    expect(await readProps(userId)).toEqual({ [RewardId.scratchCard]: 4, 110003: 0, 110004: 0 });
    expect(await countCards(db, userId)).toBe(4);
  });

  it("that is bought but not played waits on the player's pile, with its value set aside", async () => {
    const userId = await player({ diamonds: 300 });
    const before = await houseSum(db, 'PROMO_SCRATCH');
    const id = randomUUID();
    const first = await buyCards(db, { userId, at: NOON, clientTxnId: id, count: 5 });
    expect(first.answer).toMatchObject({ cards: 5, lottery: 50, coin: 0 });
    expect(await buyCards(db, { userId, at: NOON, clientTxnId: id, count: 5 })).toEqual({
      answer: first.answer,
      replayed: true,
    });
    expect((await houseSum(db, 'PROMO_SCRATCH')) - before).toBe(5 * SCRATCH_MONEY.worth);
    expect(await codeOf(buyCards(db, { userId, at: NOON, clientTxnId: randomUUID(), count: 2 }))).toBe(
      ErrorCode.diamondsTooLow,
    );
  });
});

/** Adds cards and coupons to a player's pile; their value was already set aside. */
const propsOf = async (userId: number, props: Readonly<Record<number, number>>): Promise<void> => {
  for (const [prop, count] of Object.entries(props)) {
    await db.query('insert into player_props (user_id, prop_id, count) values ($1, $2, $3)', [
      userId,
      Number(prop),
      count,
    ]);
  }
};
const readProps = async (userId: number): Promise<Record<string, number>> => {
  const { rows } = await db.query<{ prop: number; count: number }>(
    'select prop_id as prop, count from player_props where user_id = $1 order by prop_id',
    [userId],
  );
  return Object.fromEntries(rows.map(({ prop, count }) => [prop, count]));
};

describe('a refused play of scratch cards has no effects:', () => {
  it.each([
    ['too few diamonds', { diamonds: 49 }, 1, 1, ErrorCode.diamondsTooLow],
    ['no card', { diamonds: 500 }, 1, 0, ErrorCode.conditionNotMet],
    ['nine cards of ten', { cards: 9, diamonds: 500 }, 10, 0, ErrorCode.conditionNotMet],
    ['diamonds for two of three', { cards: 7, diamonds: 149 }, 10, 3, ErrorCode.diamondsTooLow],
  ] as const)('%s', async (_, start, count, buy, code) => {
    const userId = await player(start);
    const [wallet, cards, seed] = await Promise.all([
      readWallet(db, userId),
      countCards(db, userId),
      readSeed(db, { userId, game: 'scratch-card' }),
    ]);
    const id = randomUUID();
    expect(await codeOf(play(userId, count, buy, id))).toBe(code);
    expect(await readWallet(db, userId)).toEqual(wallet);
    expect(await countCards(db, userId)).toBe(cards);
    expect(await readSeed(db, { userId, game: 'scratch-card' })).toEqual(seed);
    const { rows } = await db.query('select 1 from commands where user_id = $1', [userId]);
    expect(rows).toEqual([]);
  });

  it('during a break or with the activity closed; a repeated id still gets its stored answer', async () => {
    const userId = await player({ diamonds: 500 });
    const id = randomUUID();
    const { answer } = await play(userId, 1, 1, id);
    await db.query('update users set excluded_until = $2 where id = $1', [userId, NOON + 1]);
    expect(await codeOf(play(userId, 1, 1))).toBe(ErrorCode.playerExcluded);
    expect((await play(userId, 1, 1, id)).answer).toEqual(answer);
    await db.query('update users set excluded_until = null where id = $1', [userId]);
    await db.query(`update activities set enabled = false where type = ${ActivityId.scratchCard}`);
    try {
      expect(await codeOf(play(userId, 1, 1))).toBe(ErrorCode.activityClosed);
      expect((await play(userId, 1, 1, id)).answer).toEqual(answer);
      expect(await codeOf(play(userId, 10, 1, id))).toBe(ErrorCode.idempotencyConflict);
    } finally {
      await db.query(`update activities set enabled = true where type = ${ActivityId.scratchCard}`);
    }
  });
});

it('the ledger check finds a card and a diamond whose value was not set aside', async () => {
  const userId = await player({ diamonds: 1 });
  const faults = async () => (await verifyLedger(db)).faults.map(({ rule }) => rule);
  await propsOf(userId, { 110002: 1 });
  expect(await faults()).toEqual(['what held scratch cards are worth is set aside, no more and no less']);
  await db.query('delete from player_props where user_id = $1', [userId]);
  const give = (diamonds: number) =>
    db.query(
      `select ledger_post('promotion', $2, 'test', null, array[house_account('DIAMOND_ISSUE', 0), a.id], array[-$3::bigint, $3::bigint])
       from accounts a where a.owner = $1 and a.name = 'diamonds'`,
      [userId, NOON, diamonds],
    );
  await give(1);
  expect(await faults()).toEqual(['what held diamonds are worth is set aside, no more and no less']);
  await give(-1);
  expect(await faults()).toEqual([]);
});

describe('parallel plays of scratch cards', () => {
  it('with the same id fifty times are one play with fifty equal answers', async () => {
    const userId = await player({ diamonds: 1_000 });
    const id = randomUUID();
    const results = await Promise.all(Array.from({ length: 50 }, () => play(userId, 10, 10, id)));
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(results.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect((await readWallet(db, userId)).lottery).toBe(500);
    const { list } = await readCards(db, { userId, pageNum: 1, pageSize: 100, wonOnly: false });
    expect(list).toHaveLength(10);
  });

  it('with fifty different ids play exactly the three cards on the pile', async () => {
    const userId = await player({ cards: 3 });
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(play(userId, 1, 0))));
    expect(codes.filter((code) => code === 0)).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set([0, ErrorCode.conditionNotMet]));
    expect(await countCards(db, userId)).toBe(0);
  });

  it('with fifty different ids buy exactly the four cards that the diamonds pay for', async () => {
    const userId = await player({ diamonds: 249 });
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(play(userId, 1, 1))));
    expect(codes.filter((code) => code === 0)).toHaveLength(4);
    expect(new Set(codes)).toEqual(new Set([0, ErrorCode.diamondsTooLow]));
    expect((await readWallet(db, userId)).lottery).toBe(49);
  });
});
