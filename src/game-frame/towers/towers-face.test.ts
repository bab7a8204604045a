import { expect, it } from 'vitest';
import { placeOf as sceneOf } from '../../../scenes/hall/towers/tower-nodes.ts';
import { LAYOUT } from '../../../scenes/hall/towers/tuning.ts';
import { TOWERS } from '../../../fair/steps/towers.ts';
import { returnsOf } from '../ladder.ts';
import { CHOICES, DIFFICULTIES, FIRST, paysOf, placeOf, rowOf, viewOf } from './towers-face.ts';

it('offers the choices that the rules accept', () => {
  for (const choice of [FIRST, ...CHOICES]) expect(TOWERS.readChoice(choice)).toEqual(choice);
  expect(DIFFICULTIES).toHaveLength(5);
  expect(returnsOf(TOWERS, CHOICES)).toEqual([986_667, 990_000]);
});

it('shows the payout of every row', () => {
  expect(paysOf({ difficulty: 'hard' })).toEqual([
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

it("places its buttons on the scene's windows", () => {
  const { width, height } = LAYOUT.rows;
  for (const choice of CHOICES) {
    const { tiles } = rowOf(choice);
    for (let tile = 1; tile <= tiles; tile++)
      for (let row = 0; row < 8; row++)
        expect(placeOf(row, tile, tiles)).toEqual({ ...sceneOf(row, tile, tiles), width, height });
  }
});

it('shows the opened windows of an open round, and the safe windows of a settled one', () => {
  const round = {
    choice: FIRST,
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
    choice: FIRST,
    outcome: null,
    multiplier: 132,
    payout: 0,
    proof: null,
    round,
  };
  const view = viewOf(answer);
  expect(view).toEqual({
    status: 'open',
    stake: 10_00,
    payout: 0,
    tiles: 4,
    taken: [{ tile: 3 }],
    safe: null,
  });
  const safe = [[1, 2, 3]];
  expect(viewOf({ ...answer, outcome: { safe }, round: { ...round, status: 'lost' } })?.safe).toEqual(safe);
  expect(viewOf({ ...answer, round: null })).toBeUndefined();
});
