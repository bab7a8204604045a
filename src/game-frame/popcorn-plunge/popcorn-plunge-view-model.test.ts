import { expect, it } from 'vitest';
import { binOddsOf, winChanceOf } from '../drop/bin-odds.ts';
import { POPCORN_RETURN, POPCORN_BUCKETS, kernelPathOf } from './popcorn-plunge-view-model.ts';

const round = {
  roundId: '1',
  time: 1,
  stake: 100,
  choice: {},
  outcome: { draws: [1, 0, 1, 1, 0, 0, 0, 1, 1, 1, 0, 1], count: 7 },
  multiplier: 40,
  payout: 40,
  proof: null,
  round: null,
} as const;

it('the odds of Popcorn Plunge count every path through the twelve rows once, and give the stated return (RTP)', () => {
  const odds = binOddsOf(POPCORN_BUCKETS);
  expect(odds.reduce((sum, { ways }) => sum + ways, 0)).toBe(2 ** 12);
  const back = odds.reduce((sum, { ways, pays }) => sum + ways * pays, 0) / 2 ** 12 / 100;
  expect([POPCORN_RETURN, Math.round(back * 1_000_000)]).toEqual([943_047, 943_047]);
  // Of 4,096 paths, 1 + 12 + 66 + 220 on either side pay more than the stake.
  expect(winChanceOf(POPCORN_BUCKETS)).toBe(Math.round((598 / 4_096) * 1_000_000));
});

it("Popcorn Plunge reads the path of a round's kernel, and none from an invalid outcome", () => {
  expect(kernelPathOf(round)).toEqual(round.outcome.draws);
  expect(kernelPathOf({ ...round, outcome: { at: 1 } })).toBeUndefined();
});
