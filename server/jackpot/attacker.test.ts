import { RewardId } from '../../contract/reward-ids.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { CELLS, TIER_RULES, cellOf, tierOf } from '../../fair/jackpot.ts';
import { commit, openStream } from '../../fair/random.ts';
import { chooseSeed } from '../testing/players.ts';
import { CHANCE, type Known, Trial, Received } from '../testing/predictors.ts';
import { testProduct, grownUp, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { readPlayerSeed } from '../fair/seeds.ts';
import { grantChances } from './chances.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

it('no message to a player contains or determines the seed of a future draw', async () => {
  const { db, clock } = product;
  const { token, user } = await product.ask('accountRegist', {
    account: 'mallory',
    password: 'a-long-enough-one',
    declarations: grownUp,
  });
  await db.transaction((client) =>
    grantChances(client, { userId: user.id, count: 12, source: 'world', at: clock.now() }),
  );
  const received: string[] = [];
  const ask = async (name: CallName, body: object = {}): Promise<Record<string, unknown>> => {
    const answer = await product.ask(name, body, { token });
    received.push(JSON.stringify(answer));
    return { ...answer };
  };
  const secret = async (): Promise<string> => {
    const { seed } = await readPlayerSeed(db, { userId: user.id, game: 'lucky-jackpot' });
    return seed;
  };
  const everything = async (): Promise<void> => {
    for (const name of [
      'getJackpotDrawInfo',
      'getPersonJackpotDrawAwardLog',
      'getJackpotRank',
      'appUserCoinDetail',
      'refreshData',
      'getAfterLoginInfoWeb',
      'anonymous/appConfig',
      'getActivityIds',
      'activityGetStatusList',
    ] as const)
      await ask(
        name,
        name === 'getAfterLoginInfoWeb'
          ? { phoneInfo: '', deviceModel: '', deviceInfo: '', deviceId: randomUUID() }
          : {},
      );
  };
  // Sends draws without a chance, twice with one id, and with invalid bodies: refusals must not reveal more than
  // answers do.
  const provoke = async (id: string): Promise<void> => {
    await ask('receiveDrawChance', { clientTxnId: id, clientSeed: 'other' });
    await ask('receiveDrawChance', { clientTxnId: id, clientSeed: 'with:colon' });
    await ask('receiveDrawChance', { clientTxnId: 'no uuid' });
    await ask('receiveDrawChance', { clientTxnId: id, nonce: 5, seed: 'x' });
  };

  await everything();
  const used: string[] = [];
  for (let round = 0; round < 12; round++) {
    const seed = await secret();
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    const info = await ask('getJackpotDrawInfo');
    expect(info['nextSeedHash']).toBe(commit(seed));
    expect(received.filter((line) => line.includes(seed))).toEqual([]);
    const id = randomUUID();
    const answer = await ask('receiveDrawChance', { clientTxnId: id, clientSeed: `guess-${round}` });
    expect(answer).toMatchObject({ errcode: 0, proof: { seed, nonce: round, clientSeed: `guess-${round}` } });
    used.push(seed);
    const next = await secret();
    expect(answer['nextSeedHash']).toBe(commit(next));
    expect(used).not.toContain(next);
    await provoke(id);
    await everything();
    // A part of the seed must not appear either: sixteen of its characters would already narrow it down.
    const parts = [0, 16, 32, 48].map((from) => next.slice(from, from + 16));
    expect(received.filter((line) => parts.some((part) => line.includes(part)))).toEqual([]);
  }
  const refused = await ask('receiveDrawChance', { clientTxnId: randomUUID() });
  expect(refused['errcode']).toBe(ErrorCode.noChanceLeft);
  const last = await secret();
  expect(received.filter((line) => line.includes(last))).toEqual([]);
});

describe('over 1,000 spins of the Lucky Jackpot', () => {
  const PLAYERS = 8;
  const SPINS = 125;

  /** Lets players spin; every predictor guesses each outcome from the data sent to its player. */
  async function play(
    trial: Trial,
    {
      outcomeOf,
      chance,
      prepare,
    }: {
      outcomeOf: (data: { cell: number; id: number }) => number;
      chance: (outcome: number) => number;
      prepare?: (userId: number) => Promise<unknown>;
    },
  ): Promise<void> {
    const { db } = product;
    await Promise.all(
      Array.from({ length: PLAYERS }, async () => {
        const { token, userId } = await signUp(product, { chances: SPINS });
        const received = new Received();
        const ask = async <Name extends CallName>(name: Name, body: object = {}) => {
          const answer = await product.ask(name, body, { token });
          received.add(answer);
          return answer;
        };
        const seeds: string[] = [];
        const hashes: string[] = [];
        const outcomes: number[] = [];
        for (let spin = 0; spin < SPINS; spin++) {
          await prepare?.(userId);
          const info = await ask('getJackpotDrawInfo');
          if (spin % 25 === 0)
            for (const name of ['getPersonJackpotDrawAwardLog', 'fairSeed', 'fairRounds'] as const)
              await ask(name);
          const { seed } = await readPlayerSeed(db, { userId, game: 'lucky-jackpot' });
          expect(received.contains(seed)).toBe(false);
          // In every second spin that is not prepared, the player derives the client seed from the known commitment.
          const choice = prepare || spin % 2 === 0 ? undefined : info.nextSeedHash.slice(0, 32);
          const known: Known = {
            nextSeedHash: info.nextSeedHash,
            clientSeed: choice ?? info.clientSeed,
            nonce: info.nonce,
            seeds,
            hashes,
            outcomes,
          };
          const guesses = trial.guess(known);
          const { data, proof } = await ask('receiveDrawChance', {
            clientTxnId: randomUUID(),
            ...(choice === undefined ? {} : { clientSeed: choice }),
          });
          expect(proof).toMatchObject({ seed, seedHash: known.nextSeedHash, clientSeed: known.clientSeed });
          const outcome = outcomeOf(data);
          trial.settle(guesses, { outcome, seed, known }, chance);
          seeds.push(seed);
          hashes.push(known.nextSeedHash);
          outcomes.push(outcome);
        }
      }),
    );
  }

  it('no data sent before a spin predicts the cell of the board where the light stops', async () => {
    const trial = new Trial((...round) => cellOf(openStream(...round).below(1_000_000)));
    await play(trial, { outcomeOf: ({ cell }) => cell, chance: (cell) => (CELLS[cell]?.ppm ?? 0) / 1e6 });
    expect(trial.verdict).toEqual(CHANCE);
  }, 180_000);

  it("no data sent before a spin predicts the wheel's prize for players who reach the wheel", async () => {
    const tierIndex = (tier: string): number => TIER_RULES.findIndex((rule) => rule.tier === tier);
    const trial = new Trial((...round) => {
      const stream = openStream(...round);
      stream.below(1_000_000);
      return tierIndex(tierOf(stream.below(1_000_000)));
    });
    await play(trial, {
      outcomeOf: ({ id }) => TIER_RULES.findIndex((rule) => rule.id === id),
      chance: (tier) => (TIER_RULES[tier]?.ppm ?? 0) / 1e6,
      // Only one spin in a hundred reaches the wheel. Here all spins are prepared to reach it, and the wheel itself is
      // random.
      prepare: (userId) =>
        chooseSeed(product.db, userId, ({ cell }) => CELLS[cell]?.propId === RewardId.jackpot),
    });
    expect(trial.verdict).toEqual(CHANCE);
  }, 180_000);
});
