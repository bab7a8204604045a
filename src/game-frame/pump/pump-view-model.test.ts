import { expect, it } from 'vitest';
import { PUMP } from '../../../fair/steps/pump.ts';
import { ladderReturnRange } from '../ladder.ts';
import {
  pumpBurstOf,
  PUMP_CHOICES,
  PUMP_DIFFICULTIES,
  DEFAULT_PUMP,
  pumpPinsOf,
  pumpViewOf,
} from './pump-view-model.ts';

it('the rules accept every choice that Pump offers', () => {
  for (const choice of [DEFAULT_PUMP, ...PUMP_CHOICES]) expect(PUMP.readChoice(choice)).toEqual(choice);
  expect(PUMP_DIFFICULTIES.map((difficulty) => pumpPinsOf({ difficulty }))).toEqual([1, 3, 5, 10]);
  expect(ladderReturnRange(PUMP, PUMP_CHOICES)).toEqual([982_800, 990_000]);
});

it('Pump shows the pumps so far of an open round; only a settled round shows which pump bursts the balloon', () => {
  const round = {
    choice: { difficulty: 'hard' },
    start: null,
    taken: [{ step: {}, result: 'won' as const, shown: null }],
    status: 'open' as const,
    stake: 10_00,
    multiplier: 123,
    payout: 0,
    cashOut: 12_30,
  };
  const answer = {
    roundId: '1',
    time: 1,
    stake: 10_00,
    choice: round.choice,
    outcome: null,
    multiplier: 123,
    payout: 0,
    proof: null,
    round,
  };
  const end = (pump: number): string => `with ${pump}`;
  expect(pumpViewOf(answer, end)).toEqual({
    status: 'open',
    stake: 10_00,
    payout: 0,
    most: 20,
    taken: [{ times: '1.23x' }],
    end: null,
  });
  const settled = { ...answer, outcome: { pins: [9, 4, 20, 7, 12], burstsAt: 4 } };
  expect([pumpBurstOf(answer), pumpBurstOf(settled)]).toEqual([undefined, 4]);
  expect(pumpViewOf(settled, end)?.end).toBe('with 4');
  expect(pumpViewOf({ ...answer, round: null }, end)).toBeUndefined();
});
