import { expect, it } from 'vitest';
import { firstShownAt } from '../../../fair/shared/curve.ts';
import { readAuto } from '../../../fair/shared/crash.ts';
import {
  crashChanceOf,
  MAX_CRASH_TARGET,
  readCrashTarget,
  CRASH_RETURNS,
  risingMultiplierText,
  crashMultiplierAfter,
  sumOfBets,
  cashOutWorth,
} from './crash-view-model.ts';

it('Crash accepts a typed target for auto cash-out only if the rules accept that target', () => {
  expect(['1.01', '2', '1000000'].map(readCrashTarget)).toEqual([101, 200, MAX_CRASH_TARGET]);
  for (const auto of [101, 200, MAX_CRASH_TARGET]) expect(readAuto({ auto })).toBe(auto);
  expect(['1', '1.005', '1000000.01', 'two', ''].map(readCrashTarget)).toEqual(Array.from({ length: 5 }));
  expect(() => readAuto({ auto: MAX_CRASH_TARGET + 1 })).toThrow(RangeError);
});

it('the multiplier of Crash follows the rules at any time of the round', () => {
  expect([-5, 0, firstShownAt(200) - 1, firstShownAt(200)].map(crashMultiplierAfter)).toEqual([
    100, 100, 199, 200,
  ]);
  expect(crashMultiplierAfter(10_000_000)).toBeGreaterThan(MAX_CRASH_TARGET);
});

it('cashing out of Crash pays nothing at 1.00×, and never more than the maximum win', () => {
  expect([100, 101, 347].map((multiplier) => cashOutWorth(1_000, multiplier))).toEqual([0, 1_010, 3_470]);
  expect(cashOutWorth(500_000, 30_000)).toBe(100_000_000);
});

it('Crash states the chances and the returns (RTP) of its rules', () => {
  expect([101, 200, 1_000].map(crashChanceOf)).toEqual([980_198, 495_000, 99_000]);
  expect(CRASH_RETURNS).toEqual([989_767, 990_000]);
  expect(risingMultiplierText(123_456)).toBe('1,234.56×');
});

it('Crash adds up all bets of the player in a round, except bets that were returned', () => {
  const small = { stake: 10_00, payout: 12_00, status: 'over' } as const;
  const riding = { stake: 100_00, payout: 0, status: 'open' } as const;
  expect(sumOfBets([small, riding])).toEqual({ stake: 110_00, payout: 12_00 });

  expect(sumOfBets([small, { ...riding, status: 'over', payout: 600_00 }])).toEqual({
    stake: 110_00,
    payout: 612_00,
  });
  expect(sumOfBets([small, { ...riding, status: 'returned' }])).toEqual({ stake: 10_00, payout: 12_00 });
});
