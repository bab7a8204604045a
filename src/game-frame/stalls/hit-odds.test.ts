import { expect, it } from 'vitest';
import { stallHitOdds } from './hit-odds.ts';
import { averageReturnOf, stallRulesOf } from './stall-view-model.ts';

it.each([
  ['beto-beto', 945_000, { field: 'pink' }],
  ['coin-toss-fair', 945_990, {}],
] as const)('the odds of %s list 0 to 3 hits and give the stated return (RTP)', (game, back, choice) => {
  const odds = stallHitOdds(game, String);
  expect(odds.map(({ name }) => name)).toEqual(['0', '1', '2', '3']);
  expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBe(1_000_000);
  expect(odds.reduce((sum, { chance, pays }) => sum + (chance * pays) / 100, 0)).toBeCloseTo(back, -2);
  expect(averageReturnOf(stallRulesOf(game), choice)).toBe(back);
});
