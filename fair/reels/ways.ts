import { NONE, ONE, type Ratio, part, plus, times } from '../ratio.ts';

/**
 * Counting ways (docs/games.md, Ways): any cell of each reel from the first without a gap. Pays per way are
 * twentieths of the total bet.
 */

/** Pays for three, four and five reels, by symbol. */
export type WaysPays = Readonly<Record<string, readonly number[]>>;

/** Divisor of the total bet for one way. */
export const WAYS_PARTS = 20;

/** The symbol that substitutes for every other. */
export const WILD = 'W';

/** A winning symbol: number of reels from the first, number of ways, win in hundredths. */
export interface WaysWin {
  readonly symbol: string;
  readonly reels: number;
  readonly ways: number;
  readonly win: number;
}

const countIn = (column: string, symbol: string): number =>
  [...column].filter((cell) => cell === symbol || cell === WILD).length;

/** Minimum number of reels that pay. */
const FEWEST = 3;

/** Returns the wins of a window at a bet, symbol by symbol. */
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

/** Ways odds of a reel: the mean number of cells that count for a symbol, and the probability of none. */
export interface ReelOdds {
  readonly mean: (symbol: string) => Ratio;
  readonly none: (symbol: string) => Ratio;
}

/** Returns the RTP of ways: reels are independent, so means multiply. */
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
