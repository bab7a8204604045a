import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { DAILY_SPIN_NEEDS, SECTORS, recomputeSector } from '../../fair/daily-spin.ts';
import { manilaDayStart } from '../clock.ts';
import { readPlayerSeed } from '../fair/seeds.ts';
import { settleRound } from '../games/rounds.ts';
import { CHANCE, type Known, Trial, Received } from '../testing/predictors.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

const DAY = 86_400_000;
const PLAYERS = 20;
const DAYS = 50;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

const bet = (userId: number, stake: number) =>
  settleRound(product.db, { userId, gameId: 1001, stake, win: 0, at: product.clock.now() });

/** Creates a player who records every response. */
async function mallory() {
  const { token, userId } = await signUp(product, { coins: 2 * DAYS * DAILY_SPIN_NEEDS });
  const received = new Received();
  const ask = async <Name extends CallName>(name: Name, body: object = {}) => {
    const answer = await product.ask(name, body, { token });
    received.add(answer);
    return answer;
  };
  const secret = () => readPlayerSeed(product.db, { userId, game: 'daily-spin' });
  const seeds: string[] = [];
  const hashes: string[] = [];
  const outcomes: number[] = [];
  return { userId, received, ask, secret, seeds, hashes, outcomes };
}

it('no response of 1,000 spins predicts the sector of the next one', async () => {
  const trial = new Trial(recomputeSector);
  const players = await Promise.all(Array.from({ length: PLAYERS }, mallory));
  let day = manilaDayStart(product.clock.now());
  for (let round = 0; round < DAYS; round++) {
    day += DAY;
    product.clock.set(day + DAY / 2);
    await Promise.all(
      players.map(async ({ userId, received, ask, secret, seeds, hashes, outcomes }) => {
        // The reason of a refusal must not reveal more than a response does.
        if (round % 10 === 0) await ask('dailySpin', { clientTxnId: randomUUID() });
        await bet(userId, DAILY_SPIN_NEEDS);
        const info = await ask('dailySpinInfo');
        expect(info).toMatchObject({ canSpin: true });
        if (round % 10 === 0)
          for (const name of ['dailySpinLog', 'fairSeed', 'fairRounds'] as const) await ask(name);
        // In some rounds, the player chooses the client seed after seeing the commitment.
        let { clientSeed } = info;
        if (round % 2 === 1) {
          clientSeed = info.nextSeedHash.slice(0, 32);
          await ask('setClientSeed', { game: 'daily-spin', clientSeed });
        }
        const { seed } = await secret();
        expect(received.contains(seed)).toBe(false);
        const { nextSeedHash, nonce } = info;
        const known: Known = { nextSeedHash, clientSeed, nonce, seeds, hashes, outcomes };
        const guesses = trial.guess(known);
        const { sector, proof } = await ask('dailySpin', { clientTxnId: randomUUID() });
        expect(proof).toMatchObject({ seed, seedHash: nextSeedHash, clientSeed });
        const chance = (place: number): number => (SECTORS[place]?.ppm ?? 0) / 1e6;
        trial.settle(guesses, { outcome: sector, seed, known }, chance);
        seeds.push(seed);
        hashes.push(nextSeedHash);
        outcomes.push(sector);
      }),
    );
  }
  expect(trial.verdict).toEqual(CHANCE);
}, 180_000);
