import { describe, expect, it } from 'vitest';
import { commit, openStream } from '../../fair/random.ts';
import { CHANCE, Trial, Received } from './predictors.ts';

const SIDES = 6;

/**
 * Plays a thousand rolls of a die with seeds from `nextSeed`. The first seed is fixed, so that the verdict is always
 * the same.
 */
function dice(nextSeed: (seed: string, round: number) => string): Trial {
  const trial = new Trial((...round) => openStream(...round).below(SIDES));
  const seeds: string[] = [];
  const hashes: string[] = [];
  const outcomes: number[] = [];
  let seed = commit('first');
  for (let nonce = 0; nonce < 1_000; nonce++) {
    const known = { nextSeedHash: commit(seed), clientSeed: 'mine', nonce, seeds, hashes, outcomes };
    const guesses = trial.guess(known);
    const outcome = openStream(seed, known.clientSeed, nonce).below(SIDES);
    trial.settle(guesses, { outcome, seed, known }, () => 1 / SIDES);
    seeds.push(seed);
    hashes.push(known.nextSeedHash);
    outcomes.push(outcome);
    seed = nextSeed(seed, nonce);
  }
  return trial;
}

describe('predictors of the next round', () => {
  it('find nothing in seeds that do not follow from known data', () => {
    expect(dice((_, round) => commit(`secret ${round}`)).verdict).toEqual(CHANCE);
  });

  it.each([
    ['the seed comes again', (seed: string) => seed],
    ['the next seed is the hash of the last', (seed: string) => commit(seed)],
  ])('find that %s', (name, nextSeed) => {
    const { beyondChance } = dice(nextSeed).verdict;
    expect(beyondChance.map((line) => line.split(':')[0])).toContain(name);
  });
});

it('the search of received data finds a quarter of a secret seed', () => {
  const received = new Received();
  const seed = commit('secret');
  received.add({ code: commit(seed), list: [{ proof: { seed: commit('another') } }] });
  expect(received.contains(seed)).toBe(false);
  received.add({ log: `trace ${seed.slice(32, 48)}ff` });
  expect(received.contains(seed)).toBe(true);
});
