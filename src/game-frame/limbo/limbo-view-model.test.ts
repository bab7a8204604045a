import { expect, it } from 'vitest';
import { LIMBO } from '../../../fair/instant/limbo.ts';
import {
  limboChanceText,
  DEFAULT_LIMBO,
  MAX_LIMBO_TARGET,
  stepLimboChoice,
  limboOddsOf,
  nearestLimboTarget,
  LIMBO_TARGET_PRESETS,
  readLimboTarget,
  limboResultText,
  LIMBO_RETURNS,
  limboTargetText,
} from './limbo-view-model.ts';

it('Limbo offers only targets that the rules accept, including the lowest and the highest', () => {
  for (const target of [
    DEFAULT_LIMBO.target,
    ...LIMBO_TARGET_PRESETS,
    nearestLimboTarget(0),
    nearestLimboTarget(1e12),
  ])
    expect(LIMBO.readChoice({ target })).toEqual({ target });
  expect([nearestLimboTarget(0), nearestLimboTarget(1e12)]).toEqual([101, MAX_LIMBO_TARGET]);
  expect(() => LIMBO.readChoice({ target: MAX_LIMBO_TARGET + 1 })).toThrow(RangeError);
});

it('an arrow key moves a Limbo target to the next of the listed targets, up to the first and the last', () => {
  let choice = DEFAULT_LIMBO;
  for (let step = 0; step < 50; step++) choice = stepLimboChoice(choice, 1);
  expect(choice.target).toBe(MAX_LIMBO_TARGET);
  for (let step = 0; step < 50; step++) choice = stepLimboChoice(choice, -1);
  expect(choice.target).toBe(101);
  expect([stepLimboChoice({ target: 333 }, -1), stepLimboChoice({ target: 333 }, 1)]).toEqual([
    { target: 300 },
    { target: 400 },
  ]);
});

it('Limbo accepts a typed target only if it is a number within the limits', () => {
  expect(['2', '1.01', ' 12.5x', '1,000,000.00', '3×'].map(readLimboTarget)).toEqual([
    200, 101, 1_250, 100_000_000, 300,
  ]);
  expect(['', '1', '1.00', '0.5', '1.005', 'two', '1000000.01', '-2'].map(readLimboTarget)).toEqual(
    Array.from({ length: 8 }),
  );
  for (const target of [101, 200, 123_456]) expect(readLimboTarget(limboTargetText(target))).toBe(target);
});

it('Limbo shows chances without rounding, even one in a million', () => {
  const chances = [101, 200, 1_000, 10_000, MAX_LIMBO_TARGET].map((target) =>
    limboChanceText(limboOddsOf({ target }).chance),
  );
  expect(chances).toEqual(['98.0198%', '49.5%', '9.9%', '0.99%', '0.000099%']);
  expect([100, 347, 1_284_06].map(limboResultText)).toEqual(['1.00×', '3.47×', '1,284.06×']);
});

it('Limbo states the returns (RTP) of its worst and its best target', () => {
  expect(LIMBO_RETURNS).toEqual([989_767, 990_000]);
});
