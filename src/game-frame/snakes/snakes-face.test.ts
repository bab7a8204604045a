import { expect, it } from 'vitest';
import { SUMS } from '../../../scenes/hall/snakes/board.ts';
import { MOST_ROLLS as SCENE_ROLLS } from '../../../scenes/hall/snakes/tuning.ts';
import { MOST_ROLLS, SNAKES, safeRoll } from '../../../fair/steps/snakes.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { returnsOf } from '../ladder.ts';
import {
  ALL_ROLLS,
  bestOf,
  boardTexts,
  CHOICES,
  FIRST,
  snakeWaysOf,
  squaresOf,
  viewOf,
} from './snakes-face.ts';

it('offers the choices that the rules accept', () => {
  for (const choice of [FIRST, ...CHOICES]) expect(SNAKES.readChoice(choice)).toEqual(choice);
  expect(returnsOf(SNAKES, CHOICES)).toEqual([982_778, 990_000]);
  expect(SCENE_ROLLS).toBe(MOST_ROLLS);
});

it('lists the squares of every board with their chances and snakes', () => {
  for (const choice of CHOICES) {
    const squares = squaresOf(choice);
    expect(squares.map(({ sum }) => sum)).toEqual(SUMS);
    expect(squares.reduce((ways, square) => ways + square.ways, 0)).toBe(ALL_ROLLS);
    expect(1 - snakeWaysOf(choice) / ALL_ROLLS).toBeCloseTo(asNumber(safeRoll(choice)));
  }
  expect(CHOICES.map(snakeWaysOf)).toEqual([6, 16, 24, 30, 34]);
  expect(CHOICES.map(bestOf)).toEqual([210, 300, 600, 800, 1800]);
  expect(boardTexts({ difficulty: 'hard' })).toEqual([
    '6x',
    '3x',
    '2x',
    '',
    '',
    '',
    '',
    '',
    '2x',
    '3x',
    '6x',
  ]);
  expect(boardTexts(FIRST).slice(0, 6)).toEqual(['2.1x', '1.4x', '1.2x', '1.1x', '1.02x', '']);
});

it('shows the rolls so far of an open round, and all rolls of a settled one', () => {
  const round = {
    choice: FIRST,
    start: null,
    taken: [{ step: {}, result: 'won' as const, shown: { dice: [1, 3] } }],
    status: 'open' as const,
    stake: 10_00,
    multiplier: 118,
    payout: 0,
    cashOut: 11_80,
  };
  const answer = {
    roundId: '1',
    time: 1,
    stake: 10_00,
    choice: FIRST,
    outcome: null,
    multiplier: 118,
    payout: 0,
    proof: null,
    round,
  };
  expect(viewOf(answer)).toEqual({
    status: 'open',
    stake: 10_00,
    payout: 0,
    taken: [{ dice: [1, 3] }],
    rolls: null,
  });
  const rolls = [
    [1, 3],
    [2, 5],
  ];
  expect(viewOf({ ...answer, outcome: { rolls }, round: { ...round, status: 'lost' } })?.rolls).toEqual(
    rolls,
  );
  expect(viewOf({ ...answer, round: null })).toBeUndefined();
});
