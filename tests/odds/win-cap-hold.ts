import { HOLD_BOARD } from '../../fair/reels/hold-reels.ts';
import { WAYS_PARTS, WILD } from '../../fair/reels/ways.ts';
import { HOLD_REELS } from '../../fair/tables/reels-hold.ts';
import type { DeclaredReturn, Volatility } from '../../fair/tables/reels.ts';

/**
 * Bound on how much the maximum win reduces the return of hold and respin, proven from the tables: only a window of
 * one symbol, or a feature of almost only the largest coins, can reach it.
 */

/** Winning ways of a window whose fifteen cells all count for one symbol. */
export const ALL_WAYS = 3 ** 5;
/**
 * Most winning ways of every other window. Reels 1 and 5 have no wild. Mixed, reel 1 has two of a symbol and one of
 * another: 2 · 27 · 3 and 1 · 27. Pure, one symbol alone can win, and one of its reels has two: 3 · 27 · 2.
 */
export const OTHER_WAYS = 2 * 27 * 3 + 27;

/** Returns the most winning ways that the cells beside a feature's coins can make. */
function waysBesideCoins(): number {
  let most = 0;
  for (let code = 0; code < 4 ** 5; code++) {
    const cells = Array.from({ length: 5 }, (_, reel) => Math.floor(code / 4 ** reel) % 4);
    if (cells.reduce((sum, count) => sum + count, 0) > HOLD_BOARD.cells - HOLD_BOARD.trigger) continue;
    for (let length = 3; length <= 5; length++)
      most = Math.max(
        most,
        cells.slice(0, length).reduce((product, count) => product * count, 1),
      );
  }
  return most;
}

/**
 * Returns an upper bound on the share of the bet that a maximum of `cap` times the bet takes on average. Infinity
 * where the proof does not hold.
 */
export function holdCapTakes(volatility: Volatility, declared: DeclaredReturn, cap: number): number {
  const table = HOLD_REELS[volatility];
  const pay = Math.max(...Object.values(table.pays).flat()) / WAYS_PARTS;
  const hasWild = [table.symbolWeights[0], table.symbolWeights.at(-1)].some(
    (weights) => weights?.[WILD] !== 0,
  );
  if (hasWild || OTHER_WAYS * pay >= cap) return Infinity;
  const isNoCoin = 1 - table.coinChance / 1_000;
  const pure = Object.keys(table.pays).reduce((sum, symbol) => {
    const shares = table.symbolWeights.map((weights: Readonly<Record<string, number>>) => {
      const all = Object.values(weights).reduce((total, weight) => total + weight, 0);
      return ((weights[symbol] ?? 0) + (weights[WILD] ?? 0)) / all;
    });
    return sum + shares.reduce((product, share) => product * (isNoCoin * share) ** HOLD_BOARD.rows, 1);
  }, 0);
  const takenOfWays = pure * Math.max(0, ALL_WAYS * pay - cap);

  const coins = table.returns[declared].toSorted((a, b) => b[1] - a[1]);
  const [[, largest, weight] = ['', Infinity, 0], [, second] = ['', 0]] = coins;
  const others = waysBesideCoins() * pay + table.grand;
  const most = HOLD_BOARD.cells * largest + others;
  if (most <= cap) return takenOfWays;
  // The number of largest coins needed to exceed the cap, and the number of their arrangements.
  let needed = 0;
  while (needed * largest + (HOLD_BOARD.cells - needed) * second + others <= cap) needed++;
  let places = 1;
  for (let at = 0; at < needed; at++) places = (places * (HOLD_BOARD.cells - at)) / (at + 1);
  return takenOfWays + places * (weight / 1_000_000) ** needed * (most - cap);
}
