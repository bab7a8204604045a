import { expect, it } from 'vitest';
import { LIMBO } from '../../../fair/instant/limbo.ts';
import {
  chanceText,
  FIRST,
  HIGHEST_TARGET,
  moved,
  oddsOf,
  offered,
  QUICK,
  readTarget,
  resultText,
  RETURNS,
  targetText,
} from './limbo-face.ts';

it('offers exactly the targets that the rules accept', () => {
  for (const target of [FIRST.target, ...QUICK, offered(0), offered(1e12)])
    expect(LIMBO.readChoice({ target })).toEqual({ target });
  expect([offered(0), offered(1e12)]).toEqual([101, HIGHEST_TARGET]);
  expect(() => LIMBO.readChoice({ target: HIGHEST_TARGET + 1 })).toThrow(RangeError);
});

it('moves by stops to both ends, also from between two of them', () => {
  let choice = FIRST;
  for (let step = 0; step < 50; step++) choice = moved(choice, 1);
  expect(choice.target).toBe(HIGHEST_TARGET);
  for (let step = 0; step < 50; step++) choice = moved(choice, -1);
  expect(choice.target).toBe(101);
  expect([moved({ target: 333 }, -1), moved({ target: 333 }, 1)]).toEqual([{ target: 300 }, { target: 400 }]);
});

it('parses only offered targets', () => {
  expect(['2', '1.01', ' 12.5x', '1,000,000.00', '3×'].map(readTarget)).toEqual([
    200, 101, 1_250, 100_000_000, 300,
  ]);
  expect(['', '1', '1.00', '0.5', '1.005', 'two', '1000000.01', '-2'].map(readTarget)).toEqual(
    Array.from({ length: 8 }),
  );
  for (const target of [101, 200, 123_456]) expect(readTarget(targetText(target))).toBe(target);
});

it('formats chances exactly, and the rarest with its decimals', () => {
  const chances = [101, 200, 1_000, 10_000, HIGHEST_TARGET].map((target) =>
    chanceText(oddsOf({ target }).chance),
  );
  expect(chances).toEqual(['98.0198%', '49.5%', '9.9%', '0.99%', '0.000099%']);
  expect([100, 347, 1_284_06].map(resultText)).toEqual(['1.00×', '3.47×', '1,284.06×']);
});

it('states the returns of the worst and the best target', () => {
  expect(RETURNS).toEqual([989_767, 990_000]);
});
