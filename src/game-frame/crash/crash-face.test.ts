import { expect, it } from 'vitest';
import { firstShownAt } from '../../../fair/shared/curve.ts';
import { readAuto } from '../../../fair/shared/crash.ts';
import {
  chanceOf,
  HIGHEST_TARGET,
  readTarget,
  RETURNS,
  riseText,
  shownAfter,
  sumOf,
  worthNow,
} from './crash-face.ts';

it('offers exactly the targets that the rules accept', () => {
  expect(['1.01', '2', '1000000'].map(readTarget)).toEqual([101, 200, HIGHEST_TARGET]);
  for (const auto of [101, 200, HIGHEST_TARGET]) expect(readAuto({ auto })).toBe(auto);
  expect(['1', '1.005', '1000000.01', 'two', ''].map(readTarget)).toEqual(Array.from({ length: 5 }));
  expect(() => readAuto({ auto: HIGHEST_TARGET + 1 })).toThrow(RangeError);
});

it('follows the curve of the rules at any time', () => {
  expect([-5, 0, firstShownAt(200) - 1, firstShownAt(200)].map(shownAfter)).toEqual([100, 100, 199, 200]);
  expect(shownAfter(10_000_000)).toBeGreaterThan(HIGHEST_TARGET);
});

it('shows what cashing out would pay: nothing at first, and never more than the maximum', () => {
  expect([100, 101, 347].map((multiplier) => worthNow(1_000, multiplier))).toEqual([0, 1_010, 3_470]);
  expect(worthNow(500_000, 30_000)).toBe(100_000_000);
});

it('shows the chances and returns of the rules', () => {
  expect([101, 200, 1_000].map(chanceOf)).toEqual([980_198, 495_000, 99_000]);
  expect(RETURNS).toEqual([989_767, 990_000]);
  expect(riseText(123_456)).toBe('1,234.56×');
});

it('celebrates the bets of a round by their sum', () => {
  const small = { stake: 10_00, payout: 12_00, status: 'over' } as const;
  const riding = { stake: 100_00, payout: 0, status: 'open' } as const;
  expect(sumOf([small, riding])).toEqual({ stake: 110_00, payout: 12_00 });

  expect(sumOf([small, { ...riding, status: 'over', payout: 600_00 }])).toEqual({
    stake: 110_00,
    payout: 612_00,
  });
  expect(sumOf([small, { ...riding, status: 'returned' }])).toEqual({ stake: 10_00, payout: 12_00 });
});
