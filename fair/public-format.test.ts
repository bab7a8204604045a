import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIAMONDS } from './instant/diamonds.ts';
import { DICE } from './instant/dice.ts';
import { KENO } from './instant/keno.ts';
import { LIMBO } from './instant/limbo.ts';
import { PLINKO } from './instant/plinko.ts';
import { WHEEL } from './instant/wheel.ts';
import { openStream } from './random.ts';
import { risesTo } from './rising.ts';
import { crashPoint } from './shared/crash.ts';
import { HILO } from './steps/hilo.ts';
import { MINES } from './steps/mines.ts';

/**
 * The format that large operators publish, reimplemented from its description (docs/games.md, Public format) with a
 * different HMAC library than the game's: bytes of HMAC-SHA256, four per float, and the use of the floats in each
 * game.
 */

interface Seeds {
  readonly seed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

function* bytesOf({ seed, clientSeed, nonce }: Seeds): Generator<number, never> {
  for (let round = 0; ; round++)
    yield* createHmac('sha256', seed).update(`${clientSeed}:${nonce}:${round}`).digest();
}

function publicFloats(seeds: Seeds, count: number): number[] {
  const bytes = bytesOf(seeds);
  return Array.from({ length: count }, () =>
    [1, 2, 3, 4].reduce((float, power) => float + bytes.next().value / 256 ** power, 0),
  );
}

/**
 * Draws `count` of the numbers 0 to n − 1 without replacement: each float times the length of the remaining list is an
 * index.
 */
function publicDraw(seeds: Seeds, count: number, n: number): number[] {
  const left = Array.from({ length: n }, (_, index) => index);
  return publicFloats(seeds, count).flatMap((float) => left.splice(Math.floor(float * left.length), 1));
}

const publicPicks = (seeds: Seeds, count: number, n: number): number[] =>
  publicFloats(seeds, count).map((float) => Math.floor(float * n));

/** Returns the multiplier at which a round of crash ends, in hundredths. */
function publicCrash(hash: string, salt: string): number {
  const word = Number.parseInt(createHmac('sha256', hash).update(salt).digest('hex').slice(0, 8), 16);
  return Math.max(100, Math.floor((2 ** 32 / (word + 1)) * 99));
}

/** Returns the limbo result in the public form, in hundredths: 0.99 divided by the float. */
const publicLimbo = (float: number): number => Math.max(100, Math.floor(99 / float));

const seedsOf = fc.record({
  seed: fc.stringMatching(/^[0-9a-f]{64}$/),
  clientSeed: fc.stringMatching(/^[!-9;-~]{1,64}$/),
  nonce: fc.nat(),
});
const streamOf = ({ seed, clientSeed, nonce }: Seeds) => openStream(seed, clientSeed, nonce);
/** Converts numbers of the public format, which count from 0, to ours, which count from 1. */
const fromOne = (numbers: readonly number[]): number[] => numbers.map((number) => number + 1);

/** Our games' outcomes from the same seeds, in the terms of the public format. */
const ours = (seeds: Seeds) => ({
  dice: DICE.draw(streamOf(seeds), { target: 4_950, side: 'under' }).roll,
  plinko: PLINKO.draw(streamOf(seeds), { rows: 16, risk: 'low' }).path,
  keno: KENO.draw(streamOf(seeds), { risk: 'low', picks: [1] }).drawn,
  mines: MINES.deal(streamOf(seeds), { mines: 24 }).mines,
  wheel: WHEEL.draw(streamOf(seeds), { segments: 50, risk: 'low' }).segment,
  diamonds: DIAMONDS.draw(streamOf(seeds), {}).gems,
  cards: HILO.deal(streamOf(seeds), {}).cards.slice(0, 10),
  crash: crashPoint(seeds.seed, seeds.clientSeed),
});

describe('the public format of provably fair games', () => {
  it('gives the same outcomes as our dice, plinko, keno, mines, wheel, diamonds, hilo and crash', () => {
    fc.assert(
      fc.property(seedsOf, (seeds) => {
        expect(ours(seeds)).toEqual({
          dice: publicPicks(seeds, 1, 10_001)[0],
          plinko: publicPicks(seeds, 16, 2),
          keno: fromOne(publicDraw(seeds, 10, 40)),
          mines: fromOne(publicDraw(seeds, 24, 25)),
          wheel: publicPicks(seeds, 1, 50)[0],
          diamonds: publicPicks(seeds, 5, 7),
          cards: publicPicks(seeds, 10, 52),
          crash: publicCrash(seeds.seed, seeds.clientSeed),
        });
      }),
      { numRuns: 200 },
    );
  });

  it('gives the tiles of our mines, even though it draws 24 tiles and uses only the first ones as mines', () => {
    fc.assert(
      fc.property(seedsOf, fc.integer({ min: 1, max: 24 }), (seeds, mines) => {
        expect(MINES.deal(streamOf(seeds), { mines }).mines).toEqual(
          fromOne(publicDraw(seeds, 24, 25)).slice(0, mines),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('equals our limbo result if the 32-bit word is increased by one, and is never below ours for the same word', () => {
    const word = fc.oneof(fc.nat(2 ** 31 - 1), fc.nat(1_000_000), fc.constantFrom(0, 1, 2 ** 32 - 2));
    fc.assert(
      fc.property(word, (drawn) => {
        expect(risesTo(drawn)).toBe(publicLimbo((drawn + 1) / 2 ** 32));
        if (drawn > 0) expect(risesTo(drawn)).toBeLessThanOrEqual(publicLimbo(drawn / 2 ** 32));
      }),
      { numRuns: 2_000 },
    );
  });

  it('differs from our limbo in at most six of ten thousand words', () => {
    fc.assert(
      fc.property(seedsOf, (seeds) => {
        const [float = 0] = publicFloats(seeds, 1);
        const { result } = LIMBO.draw(streamOf(seeds), { target: 200 });
        // Below a multiplier of 100, the two results differ by at most a hundredth.
        if (publicLimbo(float) < 10_000) expect(publicLimbo(float) - result).toBeLessThanOrEqual(1);
        expect(result).toBe(risesTo(float * 2 ** 32));
      }),
      { numRuns: 200 },
    );
    const words = 40_000;
    const differing = Array.from({ length: words }, (_, index) => {
      // The words are spread in uneven steps, since even steps would give more exact quotients.
      const word = Math.imul(index + 1, 0x9e_37_79_b1) >>> 0;
      return publicLimbo(word / 2 ** 32) === risesTo(word) ? 0 : 1;
    });
    expect(differing.reduce<number>((sum, one) => sum + one, 0)).toBeLessThanOrEqual(words * 0.000_6);
  });

  // Expected values from a program in another language, which uses integers instead of floats.
  it.each([
    {
      seeds: { seed: '0123456789abcdef'.repeat(4), clientSeed: 'perya', nonce: 1 },
      dice: 82_07,
      limbo: 1_20,
      plinko: '1011111001111000',
      keno: [33, 2, 29, 34, 31, 25, 36, 11, 5, 21],
      mines: [21, 1, 18, 22, 19, 15, 23, 7, 3, 13, 20, 25, 14, 4, 9, 5, 10, 2, 11, 17, 8, 24, 12, 16],
      wheel: 41,
      diamonds: [5, 0, 4, 5, 5],
      cards: [42, 1, 36, 42, 41, 35, 45, 14, 5, 29],
      crash: 1_10,
    },
    {
      seeds: {
        seed: 'ce76bc7c086803138cfe8a3e50cd86b91e7d1830d0ca5722a397954d9722a147',
        clientSeed: 'Maria-77',
        nonce: 42,
      },
      dice: 15_38,
      limbo: 6_43,
      plinko: '0000110100110110',
      keno: [7, 11, 20, 12, 32, 24, 10, 37, 6, 14],
      mines: [4, 7, 13, 8, 21, 16, 6, 24, 3, 10, 17, 23, 2, 22, 25, 12, 18, 5, 1, 11, 9, 14, 20, 19],
      wheel: 7,
      diamonds: [1, 1, 3, 1, 5],
      cards: [7, 12, 23, 13, 39, 29, 13, 46, 8, 14],
      crash: 1_06,
    },
    {
      seeds: { seed: 'f'.repeat(64), clientSeed: '!', nonce: 1_000_000 },
      dice: 15_00,
      limbo: 6_59,
      plinko: '0011111101011111',
      keno: [7, 17, 38, 29, 22, 34, 27, 19, 2, 25],
      mines: [4, 11, 24, 18, 14, 22, 17, 12, 1, 16, 9, 23, 19, 21, 10, 13, 15, 7, 20, 5, 8, 6, 2, 25],
      wheel: 7,
      diamonds: [1, 2, 6, 5, 3],
      cards: [7, 20, 49, 37, 28, 44, 36, 26, 1, 33],
      crash: 2_47,
    },
  ])(
    'agrees with an independent program on our outcomes, nonce $seeds.nonce',
    ({ seeds, limbo, ...expected }) => {
      const drawn = ours(seeds);
      expect({ ...drawn, plinko: drawn.plinko.join('') }).toEqual(expected);
      expect(LIMBO.draw(streamOf(seeds), { target: 200 }).result).toBe(limbo);
    },
  );
});
