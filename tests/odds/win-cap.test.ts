import { expect, it } from 'vitest';
import { MAX_WIN } from '../../fair/bets.ts';
import { REEL_BETS } from '../../fair/reels/reel-game.ts';
import { waysOdds } from '../../fair/reels/ways-reels.ts';
import { asNumber } from '../../fair/ratio.ts';
import { CAP_MAY_TAKE, capTakes, type SpinWins, waysWinsOf } from './win-cap.ts';

/** A simple slot: half of the spins lose, a quarter win twice the bet, a quarter win the bet and two free spins. */
const COIN: SpinWins = {
  all: 4,
  plain: new Map([
    [0, 2],
    [2, 1],
  ]),
  giving: new Map([[1, 1]]),
  freeSpins: 2,
  freeMultiplier: 1,
};

/**
 * Computes by how much rounds of COIN exceed a cap on average, in bets, by following every sequence of up to 14 spins.
 */
function excessOfCoin(cap: number): number {
  const walk = (left: number, total: number, chance: number, depth: number): number => {
    if (left === 0 || depth === 0) return chance * Math.max(0, total - cap);
    return (
      walk(left - 1, total, chance / 2, depth - 1) +
      walk(left - 1, total + 2, chance / 4, depth - 1) +
      walk(left + 1, total + 1, chance / 4, depth - 1)
    );
  };
  return walk(1, 0, 1, 14);
}

it('capTakes() is greater than the true mean amount above the maximum win, and falls as the maximum win rises', () => {
  const bounds = [4, 6, 8, 10].map((cap) => capTakes({ ...COIN, freeMultiplier: 1 }, cap));
  for (const [index, cap] of [4, 6, 8, 10].entries())
    expect(bounds[index]).toBeGreaterThan(excessOfCoin(cap));
  expect(bounds.toSorted((a, b) => b - a)).toEqual(bounds);
  expect(capTakes(COIN, 2)).toBe(Infinity);
});

it('waysWinsOf() counts every spin exactly once: the mean win matches the odds', { timeout: 60_000 }, () => {
  const wins = waysWinsOf('high', 9540);
  const both = [...wins.plain, ...wins.giving];
  expect(both.reduce((sum, [, count]) => sum + count, 0)).toBe(wins.all);
  const { ways, scatter } = waysOdds('high', 9540);
  const mean = both.reduce((sum, [win, count]) => sum + (win * count) / wins.all, 0);
  expect(mean).toBeCloseTo(asNumber(ways) + asNumber(scatter), 9);
  // Checks the table with the highest variance at the largest bet.
  expect(capTakes(wins, MAX_WIN / Math.max(...REEL_BETS))).toBeLessThan(CAP_MAY_TAKE);
});
