import { expect, it } from 'vitest';
import { SUMS } from '../../../scenes/hall/snakes/board.ts';
import { MOST_ROLLS as SCENE_ROLLS } from '../../../scenes/hall/snakes/tuning.ts';
import { MOST_ROLLS, SNAKES, safeRoll } from '../../../fair/steps/snakes.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { ladderReturnRange } from '../ladder.ts';
import {
  DICE_ROLL_COUNT,
  bestSnakeFactorOf,
  snakeBoardTexts,
  SNAKES_CHOICES,
  DEFAULT_SNAKES,
  snakeWaysOf,
  snakeSquaresOf,
  snakesViewOf,
} from './snakes-view-model.ts';

it('the rules accept every choice that Snakes offers', () => {
  for (const choice of [DEFAULT_SNAKES, ...SNAKES_CHOICES]) expect(SNAKES.readChoice(choice)).toEqual(choice);
  expect(ladderReturnRange(SNAKES, SNAKES_CHOICES)).toEqual([982_778, 990_000]);
  expect(SCENE_ROLLS).toBe(MOST_ROLLS);
});

it('Snakes lists the squares of every board, with the number of rolls that lead to each and with the snakes', () => {
  for (const choice of SNAKES_CHOICES) {
    const squares = snakeSquaresOf(choice);
    expect(squares.map(({ sum }) => sum)).toEqual(SUMS);
    expect(squares.reduce((ways, square) => ways + square.ways, 0)).toBe(DICE_ROLL_COUNT);
    expect(1 - snakeWaysOf(choice) / DICE_ROLL_COUNT).toBeCloseTo(asNumber(safeRoll(choice)));
  }
  expect(SNAKES_CHOICES.map(snakeWaysOf)).toEqual([6, 16, 24, 30, 34]);
  expect(SNAKES_CHOICES.map(bestSnakeFactorOf)).toEqual([210, 300, 600, 800, 1800]);
  expect(snakeBoardTexts({ difficulty: 'hard' })).toEqual([
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
  expect(snakeBoardTexts(DEFAULT_SNAKES).slice(0, 6)).toEqual(['2.1x', '1.4x', '1.2x', '1.1x', '1.02x', '']);
});

it('Snakes shows the rolls so far of an open round; only a settled round shows all rolls', () => {
  const round = {
    choice: DEFAULT_SNAKES,
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
    choice: DEFAULT_SNAKES,
    outcome: null,
    multiplier: 118,
    payout: 0,
    proof: null,
    round,
  };
  expect(snakesViewOf(answer)).toEqual({
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
  expect(snakesViewOf({ ...answer, outcome: { rolls }, round: { ...round, status: 'lost' } })?.rolls).toEqual(
    rolls,
  );
  expect(snakesViewOf({ ...answer, round: null })).toBeUndefined();
});
