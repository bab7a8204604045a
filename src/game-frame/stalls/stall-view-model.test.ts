import { describe, expect, it } from 'vitest';
import { STALLS } from '../../../fair/tables/perya.ts';
import { averageReturnOf, stepStallField, stallFieldOdds, stallRulesOf } from './stall-view-model.ts';

/** Returns (RTP) that the titles declare, in millionths (docs/games.md). */
const DECLARED = {
  'drop-ball-daze': 940_000,
  'carousel-cash': 948_000,
  'ring-toss': 942_000,
  'ferris-fortune': 950_000,
  'balloon-pop': 946_000,
  'duck-pond': 944_000,
} as const;
const games = [
  'drop-ball-daze',
  'carousel-cash',
  'ring-toss',
  'ferris-fortune',
  'balloon-pop',
  'duck-pond',
] as const;

describe.each(games)('odds of the fairground game %s', (game) => {
  const stall = STALLS[game];

  it('have the declared return (RTP) for every choice', () => {
    const choices = 'bets' in stall ? stall.bets.map(({ name }) => ({ field: name })) : [{}];
    expect(new Set(choices.map((choice) => averageReturnOf(stallRulesOf(game), choice)))).toEqual(
      new Set([DECLARED[game]]),
    );
  });

  it('list every field with its probability', () => {
    const odds = stallFieldOdds(game);
    for (const { pays, chance } of 'bets' in stall ? odds : [])
      expect((pays * chance) / 100).toBeCloseTo(DECLARED[game], 0);
    expect('table' in stall ? odds.reduce((sum, { chance }) => sum + chance, 0) : 1_000_000).toBe(1_000_000);
  });
});

it('arrow keys move from field to field of a fairground game, and stop at the first and the last', () => {
  const odds = stallFieldOdds('ring-toss');
  expect(stepStallField(odds, 'near', 1)).toBe('middle');
  expect(stepStallField(odds, 'near', -1)).toBe('near');
  expect(stepStallField(odds, 'bottle', 3)).toBe('bottle');
});
