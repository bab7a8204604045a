import { expect, it } from 'vitest';
import { TOWERS } from '../../../fair/steps/towers.ts';
import { ladderReturnRange } from '../ladder.ts';
import {
  TOWERS_CHOICES,
  TOWERS_DIFFICULTIES,
  DEFAULT_TOWERS,
  towersMultipliersOf,
  towersViewOf,
} from './towers-view-model.ts';

it('the rules accept every choice that Towers offers', () => {
  for (const choice of [DEFAULT_TOWERS, ...TOWERS_CHOICES]) expect(TOWERS.readChoice(choice)).toEqual(choice);
  expect(TOWERS_DIFFICULTIES).toHaveLength(5);
  expect(ladderReturnRange(TOWERS, TOWERS_CHOICES)).toEqual([986_667, 990_000]);
});

it('Towers states the multiplier after each row', () => {
  expect(towersMultipliersOf({ difficulty: 'hard' })).toEqual([
    '1.98x',
    '3.96x',
    '7.92x',
    '15.84x',
    '31.68x',
    '63.36x',
    '126.72x',
    '253.44x',
  ]);
});

it('Towers shows the opened windows of an open round; only a settled round shows which windows were safe', () => {
  const round = {
    choice: DEFAULT_TOWERS,
    start: null,
    taken: [{ step: { tile: 3 }, result: 'won' as const, shown: null }],
    status: 'open' as const,
    stake: 10_00,
    multiplier: 132,
    payout: 0,
    cashOut: 13_20,
  };
  const answer = {
    roundId: '1',
    time: 1,
    stake: 10_00,
    choice: DEFAULT_TOWERS,
    outcome: null,
    multiplier: 132,
    payout: 0,
    proof: null,
    round,
  };
  const view = towersViewOf(answer);
  expect(view).toEqual({
    status: 'open',
    stake: 10_00,
    payout: 0,
    tiles: 4,
    taken: [{ tile: 3 }],
    safe: null,
  });
  const safe = [[1, 2, 3]];
  expect(towersViewOf({ ...answer, outcome: { safe }, round: { ...round, status: 'lost' } })?.safe).toEqual(
    safe,
  );
  expect(towersViewOf({ ...answer, round: null })).toBeUndefined();
});
