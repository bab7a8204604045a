import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { drawDrop } from '../../fair/coin-pusher/draw.ts';
import { MACHINE } from '../../fair/coin-pusher/machine.ts';
import { commit, openStream } from '../../fair/random.ts';
import { replaceTable } from '../testing/coin-pusher.ts';
import { makePlayer } from '../testing/players.ts';
import { Score } from '../testing/predictors.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { dropCoin } from './drop.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

it('no response contains or determines the seed of a future drop', async () => {
  const { db } = product;
  const { token, userId } = await signUp(product, { coins: 10_000 });
  const received: string[] = [];
  const ask = async (name: CallName, body: object = {}): Promise<Record<string, unknown>> => {
    const answer = await product.ask(name, body, { token });
    received.push(JSON.stringify(answer));
    return { ...answer };
  };
  const secret = async (): Promise<string> => {
    const { rows } = await db.query<{ seed: string }>(
      "select seed from fair_players where user_id = $1 and game = 'coin-pusher'",
      [userId],
    );
    return rows[0]?.seed ?? '';
  };
  await replaceTable(db, userId, commit('a table'), product.clock.now());
  await ask('coinPusherInfo');
  for (let round = 0; round < 10; round++) {
    const seed = await secret();
    const info = await ask('coinPusherInfo');
    expect(info['seedHash']).toBe(commit(seed));
    // A part of the seed must not appear either: sixteen of its characters would already narrow it down.
    const parts = [0, 16, 32, 48].map((from) => seed.slice(from, from + 16));
    const clientTxnId = randomUUID();
    // Refusals and the calls around the drop must not reveal more than responses do.
    await ask('coinPusherDrop', { x: 1001, clientTxnId });
    await ask('coinPusherDrop', { x: 5, clientTxnId: 'no uuid' });
    for (const name of [
      'coinPusherRecord',
      'fairSeed',
      'fairRounds',
      'appUserCoinDetail',
      'refreshData',
    ] as const)
      await ask(name);
    expect(received.filter((line) => parts.some((part) => line.includes(part)))).toEqual([]);
    const answer = await ask('coinPusherDrop', { x: round * 100, clientTxnId });
    expect(answer).toMatchObject({ errcode: 0, proof: { seed, nonce: round } });
    const next = await secret();
    expect(answer['nextSeedHash']).toBe(commit(next));
    expect(received.filter((line) => line.includes(next.slice(0, 16)))).toEqual([]);
    await ask('coinPusherDrop', { x: 999, clientTxnId });
  }
});

it('predictors that use all revealed data guess 1,000 drops no better than chance', async () => {
  const { db, clock } = product;
  const userId = await makePlayer(db, { coins: 1_000_000 });
  await replaceTable(db, userId, commit('another table'), clock.now());
  /** What is known before the next drop; predictors guess the drop's seed from it. */
  let known = { commitment: '', lastSeed: '', tableHash: '', clientSeed: '' };
  const guesses: Readonly<Record<string, () => string>> = {
    'the commitment as seed': () => known.commitment,
    'the last seed again': () => known.lastSeed,
    'the hash of the last seed': () => commit(known.lastSeed),
    'the hash of the table': () => known.tableHash,
    'the commitment hashed': () => commit(known.commitment),
  };
  const names = Object.keys(guesses);
  const right = new Map(names.map((name) => [name, { pegs: 0, phase: new Score() }]));
  let before: { pegs: boolean[]; phase: number } | undefined;
  const repeated = { pegs: 0, phase: new Score() };
  const leftRight = (path: readonly number[]): boolean[] =>
    path.slice(1).map((x, row) => x > (path[row] ?? x));
  const DROPS = 1_000;
  for (let nonce = 0; nonce < DROPS; nonce++) {
    const guessed = names.map((name) => ({
      name,
      draw: drawDrop(500, openStream(guesses[name]?.() ?? '', known.clientSeed, nonce)),
    }));
    const { answer } = await dropCoin(db, { userId, clientTxnId: randomUUID(), x: 500, at: clock.now() });
    const { seed, clientSeed } = answer.proof;
    const drawn = drawDrop(500, openStream(seed, clientSeed, nonce));
    const pegs = leftRight(drawn.path);
    if (nonce > 0)
      for (const { name, draw } of guessed) {
        const score = right.get(name);
        if (!score) continue;
        score.pegs += leftRight(draw.path).filter((side, row) => side === pegs[row]).length;
        score.phase.count(1 / MACHINE.period, draw.phase === drawn.phase);
      }
    repeated.pegs += before?.pegs.filter((side, row) => side === pegs[row]).length ?? 0;
    if (before) repeated.phase.count(1 / MACHINE.period, before.phase === drawn.phase);
    before = { pegs, phase: drawn.phase };
    known = { commitment: answer.nextSeedHash, lastSeed: seed, tableHash: answer.hash, clientSeed };
  }
  // Each guess of a peg's side is a coin toss, so five standard errors are allowed. Right guesses of the pusher's phase
  // are too rare for standard errors: five in 1,000 are expected, and seventeen occur once in thousands of honest runs.
  const tosses = (DROPS - 1) * MACHINE.pegRows;
  for (const score of [...right.values(), repeated]) {
    expect(Math.abs(score.pegs - tosses / 2)).toBeLessThan(5 * Math.sqrt(tosses / 4));
    expect(score.phase.hits).toBeLessThanOrEqual(score.phase.bound);
  }
}, 180_000);
