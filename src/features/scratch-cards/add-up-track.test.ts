import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wayAlong } from './add-up-track.tsx';

const awards = [10, 50, 100, 500].map((cards, place) => ({
  id: place + 1,
  cards,
  amount: 100,
  state: 'locked' as const,
}));

it('the progress reaches each award at its quarter of the track', () => {
  expect([0, 5, 10, 30, 50, 75, 100, 300, 500].map((played) => wayAlong({ played, awards }))).toEqual([
    0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1,
  ]);
});

it('the progress never falls when more cards are played', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (a, b) => {
      const [fewer, more] = [Math.min(a, b), Math.max(a, b)];
      expect(wayAlong({ played: fewer, awards })).toBeLessThanOrEqual(wayAlong({ played: more, awards }));
    }),
  );
});
