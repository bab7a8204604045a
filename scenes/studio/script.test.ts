import { expect, it } from 'vitest';
import { withTimes } from './script.ts';

it('withTimes replaces the payout of a win by a multiple of its stake, and changes no other details', () => {
  expect(withTimes({ segment: 4, stake: 20_00, payout: 60_00 }, 40)).toEqual({
    segment: 4,
    stake: 20_00,
    payout: 800_00,
  });
  const reels = { outcome: { bet: 20_00, spins: [], total: 50_00 }, instant: false };
  expect(withTimes(reels, 2)).toEqual({ outcome: { bet: 20_00, spins: [], total: 40_00 }, instant: false });
  for (const detail of [{}, { stake: 20_00, payout: 0 }, { elapsedMs: 5 }, undefined])
    expect(withTimes(detail, 40)).toEqual(detail);
  expect(withTimes(reels, undefined)).toBe(reels);
});
