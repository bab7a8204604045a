import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rollWithin } from './pool-display.ts';

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
});
