import { expect, it } from 'vitest';
import { MINES } from '../../../fair/steps/mines.ts';
import { ladderMultiplier, ladderReturnRange, ladderRungsOf } from '../ladder.ts';
import {
  MINES_CHOICES,
  DEFAULT_MINES,
  MAX_MINES,
  stepMinesChoice,
  MINES_PRESETS,
  minesViewOf,
} from './mines-view-model.ts';

it('the rules accept every number of mines on offer, and a change stops at the lowest and the highest number', () => {
  for (const choice of [DEFAULT_MINES, ...MINES_CHOICES, ...MINES_PRESETS.map((mines) => ({ mines }))])
    expect(MINES.readChoice(choice)).toEqual(choice);
  expect([stepMinesChoice(DEFAULT_MINES, -100), stepMinesChoice(DEFAULT_MINES, 100)]).toEqual([
    { mines: 1 },
    { mines: MAX_MINES },
  ]);
});

it('Mines states the payout and the probability of each number of opened chests', () => {
  const rungs = ladderRungsOf(MINES, { mines: 5 });
  expect(rungs).toHaveLength(20);
  // With 5 mines, 20 of 25 chests hold a gem; after one was opened, 19 of 24 do.
  expect(rungs[0]).toMatchObject({ steps: 1, pays: 123 });
  expect(rungs[0]?.chance).toBeCloseTo(800_000, 3);
  expect(rungs[1]?.chance).toBeCloseTo((20 / 25) * (19 / 24) * 1_000_000, 3);
  expect(ladderMultiplier(MINES, { mines: 5 }, 3)).toBe(rungs[2]?.pays);
  expect(ladderReturnRange(MINES, MINES_CHOICES)).toEqual([982_800, 990_000]);
});

const round = {
  choice: DEFAULT_MINES,
  start: null,
  taken: [{ step: { tile: 7 }, result: 'won', shown: null }],
  status: 'open',
  stake: 10_00,
  multiplier: 123,
  payout: 0,
  cashOut: 12_30,
} as const;
const answer = {
  roundId: '1',
  time: 1,
  stake: 10_00,
  choice: DEFAULT_MINES,
  outcome: null,
  multiplier: 123,
  payout: 0,
  proof: null,
  round: { ...round, taken: [...round.taken] },
};

it('Mines shows the opened chests of an open round; only a settled round shows where the mines were', () => {
  expect(minesViewOf(answer)).toEqual({
    status: 'open',
    stake: 10_00,
    payout: 0,
    taken: [{ tile: 7, times: '1.23x' }],
    mines: null,
  });
  const mines = [1, 2, 3, 4, 5];
  const ended = { ...answer, outcome: { mines }, round: { ...answer.round, status: 'lost' as const } };
  expect(minesViewOf(ended)).toMatchObject({ status: 'lost', mines });
  expect(minesViewOf({ ...answer, round: null })).toBeUndefined();
});
