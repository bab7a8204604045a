import { expect, it } from 'vitest';
import { MOST_FINDS } from '../../../scenes/hall/cups/tuning.ts';
import { CUPS } from '../../../fair/steps/cups.ts';
import { ladderReturnRange } from '../ladder.ts';
import { CUPS_CHOICES, DEFAULT_CUPS, cupsMultipliersOf, cupsViewOf } from './cups-view-model.ts';

it('the rules of Cups accept every number of cups on offer, and have a return (RTP) of 99 % after every number of finds', () => {
  for (const choice of [DEFAULT_CUPS, ...CUPS_CHOICES]) expect(CUPS.readChoice(choice)).toEqual(choice);
  expect(ladderReturnRange(CUPS, CUPS_CHOICES)).toEqual([990_000, 990_000]);
});

it('Cups states what each number of finds in a row pays', () => {
  expect(cupsMultipliersOf({ cups: 3 })).toEqual([
    '2.97',
    '8.91',
    '26.7',
    '80.1',
    '240',
    '721',
    '2.16k',
    '6.49k',
  ]);
  for (const choice of CUPS_CHOICES) expect(cupsMultipliersOf(choice)).toHaveLength(MOST_FINDS);
});

it('Cups shows the lifted cups of an open round; only a settled round shows where the balls were', () => {
  const round = {
    choice: DEFAULT_CUPS,
    start: null,
    taken: [{ step: { cup: 2 }, result: 'won' as const, shown: null }],
    status: 'open' as const,
    stake: 10_00,
    multiplier: 297,
    payout: 0,
    cashOut: 29_70,
  };
  const answer = {
    roundId: '1',
    time: 1,
    stake: 10_00,
    choice: DEFAULT_CUPS,
    outcome: null,
    multiplier: 297,
    payout: 0,
    proof: null,
    round,
  };
  expect(cupsViewOf(answer)).toEqual({
    status: 'open',
    stake: 10_00,
    payout: 0,
    cups: 3,
    taken: [{ cup: 2 }],
    balls: null,
  });
  const balls = [2, 0, 1, 2, 1, 2, 0, 1];
  expect(cupsViewOf({ ...answer, outcome: { balls }, round: { ...round, status: 'lost' } })?.balls).toEqual(
    balls,
  );
  expect(cupsViewOf({ ...answer, round: null })).toBeUndefined();
});
