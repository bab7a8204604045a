import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { RewardId } from '../../contract/reward-ids.ts';
import { DEAL_RULES, SWEPT_FROM, dealTable } from '../../fair/coin-pusher/deal.ts';
import { hashTable } from '../../fair/coin-pusher/hash.ts';
import { commit } from '../../fair/random.ts';
import { recompute } from '../../fair/recompute.ts';
import { readRounds } from '../fair/rounds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { findTable } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});

type Asker = Awaited<ReturnType<typeof signUp>>;

const askInfo = ({ token }: Asker) => product.ask('coinPusherInfo', {}, { token });
const deal = ({ token }: Asker, seedHash: string) => product.ask('coinPusherDeal', { seedHash }, { token });
const roundsOf = async ({ userId }: Asker) =>
  (await readRounds(product.db, { userId, games: ['coin-pusher'], pageNum: 1, pageSize: 20 })).list;

describe('a player’s coin pusher table', () => {
  it('is dealt only from the seed that the preceding info call committed to', async () => {
    const player = await signUp(product);
    const before = await askInfo(player);
    expect(before).toMatchObject({ errcode: 0, drops: 0, price: 100, best: 0, nonce: 0, canDrop: true });
    expect(before).not.toHaveProperty('table');
    const dealt = await deal(player, before.seedHash);
    expect(dealt).toMatchObject({ errcode: 0, drops: 0, best: 0, nonce: 1 });

    const [round, ...others] = await roundsOf(player);
    expect(others).toEqual([]);
    if (!round) throw new Error('the deal left no round');
    const { proof, outcome } = round;
    expect(proof).toMatchObject({ seedHash: before.seedHash, nonce: 0, rulesVersion: DEAL_RULES });
    expect(commit(proof.seed)).toBe(before.seedHash);
    expect(proof.clientSeed).toBe(before.clientSeed);
    // Recompute the table from the response alone, as any player can.
    const table = dealTable(proof);
    expect(dealt.table).toEqual(table);
    expect(dealt.hash).toBe(hashTable(table));
    expect(recompute({ ...proof, outcome }).matches).toBe(true);
    expect(recompute({ ...proof, nonce: 1, outcome }).matches).toBe(false);
    expect((await findTable(product.db, player.userId))?.table).toEqual(table);
  });

  it('holds only pesos, none over the front edge, and comes with the list of possible prizes', async () => {
    const player = await signUp(product);
    const { table, pieces } = await deal(player, (await askInfo(player)).seedHash);
    expect(table.nextId).toBeGreaterThanOrEqual(300);
    expect(table.discs.filter(({ kind, y }) => kind !== 'peso' || y > SWEPT_FROM)).toEqual([]);
    expect(pieces).toEqual([
      { kind: 'peso', propId: RewardId.coin, count: 100, worth: 100, per10000: 9_854 },
      { kind: 'tenPesos', propId: RewardId.coin, count: 1_000, worth: 1_000, per10000: 40 },
      { kind: 'diamonds', propId: RewardId.diamond, count: 100, worth: 1_000, per10000: 40 },
      { kind: 'scratchCard', propId: RewardId.scratchCard, count: 1, worth: 425, per10000: 66 },
    ]);
  });

  it('uses a client seed that the player chose after the commitment', async () => {
    const player = await signUp(product);
    const { seedHash } = await askInfo(player);
    const chosen = { game: 'coin-pusher', clientSeed: 'chosen-by-me' };
    await product.ask('setClientSeed', chosen, { token: player.token });
    const { table } = await deal(player, seedHash);
    const [round] = await roundsOf(player);
    expect(round?.proof).toMatchObject({ seedHash, clientSeed: 'chosen-by-me' });
    expect(round && dealTable(round.proof)).toEqual(table);
  });

  it("differs from another player's table", async () => {
    const [one, other] = [await signUp(product), await signUp(product)];
    const hashes = [
      await deal(one, (await askInfo(one)).seedHash),
      await deal(other, (await askInfo(other)).seedHash),
    ].map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(2);
  });
});

describe('a player who tries to get a better coin pusher table', () => {
  it('gets the same table, whatever the requests contain, even in many simultaneous requests', async () => {
    const player = await signUp(product, { coins: 1_000 });
    const { seedHash } = await askInfo(player);
    const answers = await Promise.all(Array.from({ length: 4 }, () => deal(player, seedHash)));
    expect(new Set(answers.map(({ hash }) => hash)).size).toBe(1);
    expect(answers.every(({ errcode }) => errcode === 0)).toBe(true);
    const [first] = answers;
    await product.ask(
      'setClientSeed',
      { game: 'coin-pusher', clientSeed: 'another' },
      { token: player.token },
    );
    const next = await askInfo(player);
    for (const hash of [seedHash, next.seedHash, commit('a guess')])
      expect(await deal(player, hash)).toMatchObject({ errcode: 0, hash: first?.hash, table: first?.table });
    expect(await roundsOf(player)).toHaveLength(1);
    // The table stays the same after a drop, too.
    const drop = await product.ask(
      'coinPusherDrop',
      { x: 500, clientTxnId: randomUUID() },
      { token: player.token },
    );
    expect(await deal(player, next.seedHash)).toMatchObject({ hash: drop.hash, drops: 1 });
  });

  it('cannot deal or drop before the commitment was shown, and uses up no seed by trying', async () => {
    const player = await signUp(product, { coins: 1_000 });
    const refused = { errcode: ErrorCode.conditionNotMet };
    expect(await deal(player, commit('never shown'))).toMatchObject(refused);
    const press = { x: 500, clientTxnId: randomUUID() };
    expect(await product.ask('coinPusherDrop', press, { token: player.token })).toMatchObject(refused);
    expect(await askInfo(player)).toMatchObject({ nonce: 0, drops: 0 });
    expect(await roundsOf(player)).toEqual([]);
    expect(await product.ask('refreshData', {}, { token: player.token })).toMatchObject({ coin: 1_000 });
  });

  it('cannot know the table before the deal, because no response contains its seed', async () => {
    const player = await signUp(product);
    const { seedHash } = await askInfo(player);
    const { rows } = await product.db.query<{ seed: string }>(
      `select seed from fair_players where user_id = $1 and game = 'coin-pusher'`,
      [player.userId],
    );
    const seed = rows[0]?.seed ?? '';
    expect(commit(seed)).toBe(seedHash);
    const { token } = player;
    const sent = JSON.stringify([
      await askInfo(player),
      await deal(player, commit('a guess')),
      await product.ask('coinPusherRecord', {}, { token }),
      await product.ask('fairSeed', {}, { token }),
      await product.ask('fairRounds', {}, { token }),
    ]);
    for (const from of [0, 16, 32, 48]) expect(sent).not.toContain(seed.slice(from, from + 16));
  });
});

describe('the list of past coin pusher rounds', () => {
  it('shows the deal of the table among the proofs, but not among the drops', async () => {
    const player = await signUp(product, { coins: 1_000 });
    const { token } = player;
    await deal(player, (await askInfo(player)).seedHash);
    const { list } = await product.ask('fairRounds', {}, { token });
    expect(list).toMatchObject([
      { game: 'coin-pusher', stake: 0, payout: 0, proof: { rulesVersion: DEAL_RULES } },
    ]);
    expect(await product.ask('coinPusherRecord', {}, { token })).toMatchObject({ list: [] });
    const dropId = list[0]?.id.split('/')[1];
    expect(await product.ask('coinPusherRecord', { dropId }, { token })).toMatchObject({ list: [] });
  });
});
