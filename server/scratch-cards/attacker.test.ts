import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import type { Proof } from '../../contract/proof.ts';
import { commit } from '../../fair/random.ts';
import { recompute } from '../../fair/recompute.ts';
import { prizeOnFace } from '../../fair/scratch.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readPlayerSeed } from '../fair/seeds.ts';
import { grantDiamonds } from '../testing/diamonds.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

/** Creates a player who records all responses and can send any call. */
async function mallory(diamonds: number) {
  const { userId, token } = await signUp(product);
  await grantDiamonds(product.db, userId, diamonds);
  const received: string[] = [];
  const ask = async (name: CallName, body: object = {}): Promise<Record<string, unknown>> => {
    const answer = await product.ask(name, body, { token });
    received.push(JSON.stringify(answer));
    return { ...answer };
  };
  const secret = async (): Promise<string> =>
    (await readPlayerSeed(product.db, { userId, game: 'scratch-card' })).seed;
  return { userId, received, ask, secret };
}

it('no message to a player contains or determines the seed of a future card', async () => {
  const { received, ask, secret } = await mallory(2_000);
  const everything = async (): Promise<void> => {
    for (const name of [
      'getScratchCardInfo',
      'diamondShopData',
      'searchScratchCardAwardLog',
      'diamondLog',
      'appDiamondBonusTickersData',
      'fairSeed',
      'fairRounds',
      'appUserCoinDetail',
      'refreshData',
    ] as const)
      await ask(name);
  };
  // Sends plays without cards, twice with one id, and with invalid bodies: refusals must not reveal more than answers
  // do.
  const provoke = async (id: string): Promise<void> => {
    await ask('scratchCardLottery', { clientTxnId: id, count: 10, buy: 1 });
    await ask('scratchCardLottery', { clientTxnId: randomUUID(), count: 1, buy: 0 });
    await ask('scratchCardLottery', { clientTxnId: randomUUID(), count: 10, buy: 10, seed: 'x' });
    await ask('scratchCardLottery', { clientTxnId: 'no uuid' });
    await ask('receiveAddupAwardById', { clientTxnId: randomUUID(), id: 4 });
  };
  await everything();
  for (let round = 0; round < 6; round++) {
    const seed = await secret();
    expect((await ask('getScratchCardInfo'))['nextSeedHash']).toBe(commit(seed));
    expect(received.filter((line) => line.includes(seed))).toEqual([]);
    const id = randomUUID();
    const answer = await ask('scratchCardLottery', { clientTxnId: id, count: 1, buy: 1 });
    expect(answer).toMatchObject({ errcode: 0, list: [{ proof: { seed } }] });
    expect(answer['nextSeedHash']).toBe(commit(await secret()));
    if (round === 2) await provoke(id);
    await everything();
    const next = await secret();
    // A part of the seed must not appear either: sixteen of its characters would already narrow it down.
    const parts = [0, 16, 32, 48].map((from) => next.slice(from, from + 16));
    expect(received.filter((line) => parts.some((part) => line.includes(part)))).toEqual([]);
  }
});

it('ten cards bought together were all fixed by a commitment sent before the purchase', async () => {
  const { ask, received } = await mallory(2_000);
  await ask('getScratchCardInfo');
  await ask('fairSeed');
  for (let purchase = 0; purchase < 3; purchase++) {
    const before = [...received];
    const { list } = (await ask('scratchCardLottery', { clientTxnId: randomUUID(), count: 10, buy: 10 })) as {
      list: { face: number[]; amount: number; proof: Proof }[];
    };
    expect(list.map(({ proof }) => proof.nonce)).toEqual(list.map((_, card) => purchase * 10 + card));
    for (const { face, amount, proof } of list) {
      expect(before.some((line) => line.includes(commit(proof.seed)))).toBe(true);
      expect(proof.seedHash).toBe(commit(proof.seed));
      const again = recompute({ ...proof, outcome: { amount, face } });
      expect(again).toMatchObject({ matches: true, seedHash: proof.seedHash });
    }
    // Cards with the same seed have different faces, because their nonces differ.
    expect(new Set(list.map(({ face }) => face.join())).size).toBe(10);
  }
  expect((await verifyLedger(product.db)).faults).toEqual([]);
});

it('a thousand cards cannot be predicted from data known before each card', async () => {
  const { ask, received } = await mallory(50_000);
  // Each number shown before a card becomes a prediction of "this card wins", the simplest thing to predict.
  let hits = 0;
  let wins = 0;
  let info = await ask('getScratchCardInfo');
  for (let round = 0; round < 100; round++) {
    const hash = String(info['nextSeedHash']);
    const guess = Array.from({ length: 10 }, (_, card) =>
      Number.parseInt(hash.slice(card * 6, card * 6 + 6), 16),
    );
    info = await ask('scratchCardLottery', { clientTxnId: randomUUID(), count: 10, buy: 10 });
    const list = Array.isArray(info['list']) ? (info['list'] as { face: number[]; amount: number }[]) : [];
    expect(list).toHaveLength(10);
    list.forEach((card, place) => {
      const won = prizeOnFace(card.face) !== undefined;
      expect(won).toBe(card.amount > 0);
      if (won) wins += 1;
      // The predictor guesses "wins" as often as cards win, using digits of the committed hash.
      if ((guess[place] ?? 0) / 2 ** 24 < 0.55465 === won) hits += 1;
    });
  }
  expect(received).toHaveLength(101);
  // By chance, the predictor is right for .55465² + .44535² = 50.6 % of a thousand cards; five standard deviations are
  // 79 cards.
  expect(Math.abs(hits - 506)).toBeLessThan(79);
  // Of a thousand cards 554.65 win on average; five standard deviations are 78.6.
  expect(Math.abs(wins - 554.65)).toBeLessThan(78.6);
}, 60_000);
