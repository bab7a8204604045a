import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pullOf } from './pull.ts';

const bets = fc.nat({ max: 1_000_000_000_000 });

it('the rope stays between both ends, and is in the middle only for a tie', () => {
  expect(pullOf(0, 0)).toBe(0);
  fc.assert(
    fc.property(bets, bets, (red, blue) => {
      const pull = pullOf(red, blue);
      expect(Math.abs(pull)).toBeLessThanOrEqual(1);
      expect(Math.sign(pull)).toBe(Math.sign(blue - red));
    }),
  );
});

it('both camps are equal: swapped bets pull as far to the other side', () => {
  fc.assert(
    fc.property(bets, bets, (red, blue) => {
      expect(pullOf(red, blue) + pullOf(blue, red)).toBe(0);
    }),
  );
});

it('a camp that bets more never loses ground', () => {
  fc.assert(
    fc.property(bets, bets, fc.nat({ max: 1_000_000_000 }), (red, blue, more) => {
      const before = pullOf(red, blue);
      expect(pullOf(red, blue + more)).toBeGreaterThanOrEqual(before);
      // With no bets yet, the first bet of either side pulls the whole rope.
      expect(pullOf(red + more, blue)).toBeLessThanOrEqual(before);
    }),
  );
});
