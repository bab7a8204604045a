import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pullOf } from './pull.ts';

const bets = fc.nat({ max: 1_000_000_000_000 });

it("the rope's knot stays between both ends, and is in the middle only for a tie", () => {
  expect(pullOf(0, 0)).toBe(0);
  fc.assert(
    fc.property(bets, bets, (red, blue) => {
      const pull = pullOf(red, blue);
      expect(Math.abs(pull)).toBeLessThanOrEqual(1);
      expect(Math.sign(pull)).toBe(Math.sign(blue - red));
    }),
  );
});

it('both camps are treated alike: swapping their bets moves the knot to the other side by the same distance', () => {
  fc.assert(
    fc.property(bets, bets, (red, blue) => {
      expect(pullOf(red, blue) + pullOf(blue, red)).toBe(0);
    }),
  );
});

it('further bets of a camp never move the knot away from it', () => {
  fc.assert(
    fc.property(bets, bets, fc.nat({ max: 1_000_000_000 }), (red, blue, more) => {
      const before = pullOf(red, blue);
      expect(pullOf(red, blue + more)).toBeGreaterThanOrEqual(before);
      // As the first bet, it moves the knot to that camp's end.
      expect(pullOf(red + more, blue)).toBeLessThanOrEqual(before);
    }),
  );
});
