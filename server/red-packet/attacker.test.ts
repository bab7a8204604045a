import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { openStream } from '../../fair/random.ts';
import { RAIN, fillPacket } from '../../fair/red-packet.ts';
import { readPlayerSeed } from '../fair/seeds.ts';
import { CHANCE, type Known, Trial, Received } from '../testing/predictors.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { addRain } from './rains.ts';

const PLAYERS = 25;
const RAINS = 40;
/** Number of equal parts into which the possible sizes of a packet are divided; predictors guess the part. */
const PARTS = 4;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

/** Returns how many different sizes the next packet may have. */
const sizesOf = (left: number, packets: number): number => Math.floor((2 * left) / packets) - 1;
const partOf = (amount: number, sizes: number): number => Math.floor(((amount - 1) * PARTS) / sizes);

it('no data sent before a packet predicts its size, even among players who share all they know', async () => {
  const { db, clock } = product;
  // Earlier players may reveal how much money is left in the rain, so the predictors know this amount.
  let left = 0;
  let packets = 0;
  const trial = new Trial((...round) =>
    partOf(fillPacket(openStream(...round), left, packets), sizesOf(left, packets)),
  );
  const chance = (part: number): number => {
    const sizes = sizesOf(left, packets);
    return (Math.ceil(((part + 1) * sizes) / PARTS) - Math.ceil((part * sizes) / PARTS)) / sizes;
  };
  const seeds: string[] = [];
  const hashes: string[] = [];
  const outcomes: number[] = [];
  const received = new Received();
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, () => signUp(product, { coins: 10_000 })),
  );
  for (let rain = 0; rain < RAINS; rain++) {
    clock.advance(2 * RAIN.openMs);
    const rainId = `rain-${clock.now()}`;
    await addRain(db, clock.now());
    // Each rain gets its maximum pool again, however much earlier players have taken from the fund.
    await db.query(
      `update red_packet_rains set pool = $2, packets = $3, left_amount = $2, left_packets = $3 where id = $1`,
      [rainId, RAIN.pool, RAIN.pool / RAIN.perPacket],
    );
    left = RAIN.pool;
    packets = RAIN.pool / RAIN.perPacket;
    for (const { token, userId } of players) {
      const ask = async <Name extends CallName>(name: Name, body: object = {}) => {
        const answer = await product.ask(name, body, { token });
        received.add(answer);
        return answer;
      };
      const info = await ask('getRedPacketRainConfig');
      expect(info.rain).toMatchObject({ id: rainId, state: 'open', amount: 0 });
      if (rain % 10 === 0) {
        // Refusals must not reveal more than answers do.
        await ask('redWars', { clientTxnId: randomUUID(), rainId: 'rain-0' });
        for (const name of ['fairSeed', 'fairRounds'] as const) await ask(name);
      }
      const { clientSeed, nonce, nextSeedHash } = info;
      const { seed } = await readPlayerSeed(db, { userId, game: 'red-packet-rain' });
      expect(received.contains(seed)).toBe(false);
      const known: Known = { nextSeedHash, clientSeed, nonce, seeds, hashes, outcomes };
      const guesses = trial.guess(known);
      const { amount, proof } = await ask('redWars', { clientTxnId: randomUUID(), rainId });
      expect(proof).toMatchObject({ seed, seedHash: nextSeedHash, clientSeed, nonce });
      const outcome = partOf(amount, sizesOf(left, packets));
      trial.settle(guesses, { outcome, seed, known }, chance);
      left -= amount;
      packets--;
      seeds.push(seed);
      hashes.push(nextSeedHash);
      outcomes.push(outcome);
    }
  }
  expect(trial.verdict).toEqual(CHANCE);
}, 180_000);
