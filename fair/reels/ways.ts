import { NONE, ONE, type Ratio, part, plus, times } from '../ratio.ts';

/**
 * Wins by ways (docs/games.md, Ways): a symbol may be in any cell of a reel, on all reels from the first without a gap.
 * Pays per way are in twentieths of the total bet.
 */

/** Pays per way for three, four and five reels, by symbol, in twentieths of the total bet. */
export type WaysPays = Readonly<Record<string, readonly number[]>>;

/** One way with a pay of 1 wins the total bet divided by this number. */
export const WAYS_PARTS = 20;

/** The symbol that substitutes for every other. */
export const WILD = 'W';

/** A winning symbol: number of reels from the first, number of ways, and win in hundredths. */
export interface WaysWin {
  readonly symbol: string;
  readonly reels: number;
  readonly ways: number;
  readonly win: number;
}

const countIn = (column: string, symbol: string): number =>
  [...column].filter((cell) => cell === symbol || cell === WILD).length;

/** Minimum number of reels for a win. */
const FEWEST = 3;

/** Returns the wins of a window for a bet in hundredths, one entry per winning symbol. */
export function waysWins(pays: WaysPays, window: readonly string[], bet: number): WaysWin[] {
  return Object.entries(pays).flatMap(([symbol, row]) => {
    const counts = window.map((column) => countIn(column, symbol));
    const gap = counts.indexOf(0);
    const reels = gap < 0 ? counts.length : gap;
    const pay = row[reels - FEWEST];
    if (pay === undefined) return [];
    const ways = counts.slice(0, reels).reduce((product, count) => product * count, 1);
    return [{ symbol, reels, ways, win: (pay * ways * bet) / WAYS_PARTS }];
  });
}

/**
 * Odds of a symbol on one reel of a ways slot: the mean number of cells that count for it, and the probability that no
 * cell does.
 */
export interface ReelOdds {
  readonly mean: (symbol: string) => Ratio;
  readonly none: (symbol: string) => Ratio;
}

/**
 * Returns the RTP of wins by ways. Reels are independent, so the mean number of ways is the product of the reels'
 * means.
 */
export function waysReturn(pays: WaysPays, reels: readonly ReelOdds[]): Ratio {
  let sum = NONE;
  for (const [symbol, row] of Object.entries(pays))
    row.forEach((pay, index) => {
      const length = FEWEST + index;
      const ways = reels.slice(0, length).reduce((product, { mean }) => times(product, mean(symbol)), ONE);
      const ends = reels[length]?.none(symbol) ?? ONE;
      sum = plus(sum, times(times(ways, ends), part(pay, WAYS_PARTS)));
    });
  return sum;
}
