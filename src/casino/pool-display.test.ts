import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Pools, TIERS } from '../../contract/pools.ts';
import { rollWithin, sectionOf, shownPools } from './pool-display.ts';

describe('the shown pool', () => {
  it('never leaves its range', () => {
    const range = fc
      .tuple(fc.nat(100_000_000), fc.nat(100_000))
      .map(([low, width]) => [low, low + width] as const);
    fc.assert(
      fc.property(range, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (section, roll) => {
        const shown = rollWithin(section, roll);
        expect(Number.isSafeInteger(shown)).toBe(true);
        expect(shown).toBeGreaterThanOrEqual(section[0]);
        expect(shown).toBeLessThanOrEqual(section[1]);
      }),
    );
  });

  it('can be either end', () => {
    expect(rollWithin([500, 502], 0)).toBe(500);
    expect(rollWithin([500, 502], 0.999)).toBe(502);
  });

  it('is the only value of an empty range', () => {
    expect(rollWithin([500, 500], 0.7)).toBe(500);
  });

  it('stands at the low end before the first stretch, and within the range of its own tier in every stretch', () => {
    const pools = {
      total: 0,
      megaJackpot: 0,
      majorJackpot: 0,
      minorJackpot: 0,
      miniJackpot: 0,
      megaJackpotSection: [5_000_000, 5_005_000],
      majorJackpotSection: [700_000, 700_700],
      minorJackpotSection: [200_000, 200_200],
      miniJackpotSection: [50_000, 50_050],
    } satisfies Pools;
    expect(shownPools(pools, undefined)).toEqual({
      mega: 5_000_000,
      major: 700_000,
      minor: 200_000,
      mini: 50_000,
    });
    fc.assert(
      fc.property(fc.nat(), (stretch) => {
        const shown = shownPools(pools, stretch);
        for (const tier of TIERS) {
          const [low, high] = sectionOf(pools, tier);
          expect(shown[tier]).toBeGreaterThanOrEqual(low);
          expect(shown[tier]).toBeLessThanOrEqual(high);
        }
      }),
    );
  });
});
