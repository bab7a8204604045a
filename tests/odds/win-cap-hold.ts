import { HOLD_BOARD } from '../../fair/reels/hold-reels.ts';
import { WAYS_PARTS, WILD } from '../../fair/reels/ways.ts';
import { HOLD_REELS } from '../../fair/tables/reels-hold.ts';
import type { DeclaredReturn, Volatility } from '../../fair/tables/reels.ts';

/**
 * Computes from the pay tables how much the maximum win can reduce the return of hold and respin. Only a window full of
 * one symbol, or a feature with almost only the largest coins, can reach the maximum.
 */

/** Number of winning ways of a window whose fifteen cells all count for the same symbol. */
export const ALL_WAYS = 3 ** 5;
/**
 * Maximum number of winning ways of every other window. Reels 1 and 5 have no wild. The maximum has two cells of one
 * symbol and one of another on reel 1, which makes 2 · 27 · 3 + 1 · 27. If only one symbol can win and one of its reels
 * has two, there are just 3 · 27 · 2.
 */
export const OTHER_WAYS = 2 * 27 * 3 + 27;

/** Returns the maximum number of winning ways in the cells that a feature's coins leave free. */
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
 * Returns the largest share of the bet by which a maximum win of `cap` times the bet can reduce the return. Infinity if
 * the proof does not hold for this table and cap.
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
  // Counts how many of the largest coins exceed the cap, and in how many ways they can be arranged.
  let needed = 0;
  while (needed * largest + (HOLD_BOARD.cells - needed) * second + others <= cap) needed++;
  let places = 1;
  for (let at = 0; at < needed; at++) places = (places * (HOLD_BOARD.cells - at)) / (at + 1);
  return takenOfWays + places * (weight / 1_000_000) ** needed * (most - cap);
}
