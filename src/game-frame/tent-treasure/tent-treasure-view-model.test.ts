import { expect, it } from 'vitest';
import { averageReturnOf, stallRulesOf } from '../stalls/stall-view-model.ts';
import { DEFAULT_TENTS, stepTents, pickTent, readTents, TENT_ODDS } from './tent-treasure-view-model.ts';

it('three tents are always picked: a new one replaces the one that was picked longest ago', () => {
  expect(pickTent(DEFAULT_TENTS, 5)).toEqual([1, 5, 9]);
  expect(pickTent(DEFAULT_TENTS, 2)).toEqual([5, 9, 2]);
  expect(stepTents([1, 5, 9], 1)).toEqual([2, 6, 1]);
  expect(stepTents([1, 5, 9], -1)).toEqual([9, 4, 8]);
});

it('Tent Treasure states exact probabilities, and has the declared return (RTP)', () => {
  expect(TENT_ODDS.map(({ chance }) => chance)).toEqual([
    Math.round((20 / 84) * 1_000_000),
    Math.round((45 / 84) * 1_000_000),
    Math.round((18 / 84) * 1_000_000),
    Math.round((1 / 84) * 1_000_000),
  ]);
  const back = TENT_ODDS.reduce((sum, { chance, pays }) => sum + (chance * pays) / 100, 0);
  expect(back).toBeCloseTo(averageReturnOf(stallRulesOf('tent-treasure'), { places: DEFAULT_TENTS }), -1);
  expect(Math.floor(back / 100)).toBe(9_470);
});

it('Tent Treasure reads the tents of a round, and nothing from an invalid outcome', () => {
  const round = {
    roundId: '1',
    time: 1,
    stake: 100,
    choice: { places: [1, 5, 9] },
    outcome: { draws: [2, 5, 9], count: 2 },
    multiplier: 180,
    payout: 180,
    proof: null,
    round: null,
  } as const;
  expect(readTents(round)).toEqual({ places: [1, 5, 9], draws: [2, 5, 9], count: 2 });
  expect(readTents({ ...round, outcome: { at: 1 } })).toBeUndefined();
});
