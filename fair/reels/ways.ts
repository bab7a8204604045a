import { NONE, ONE, type Ratio, part, plus, times } from '../ratio.ts';

/** Counting ways (docs/games.md, Ways): any cell of each reel from the first without a gap. Pays are twentieths of the total bet a way. */

/** Pays for three, four and five reels, by symbol. */
export type WaysPays = Readonly<Record<string, readonly number[]>>;

/** What the total bet is divided by for a way. */
export const WAYS_PARTS = 20;

/** The symbol that stands for every other. */
export const WILD = 'W';

/** A symbol that won: on so many reels from the first, in so many ways, in hundredths. */
export interface WaysWin {
  readonly symbol: string;
  readonly reels: number;
  readonly ways: number;
  readonly win: number;
}

const countIn = (column: string, symbol: string): number =>
  [...column].filter((cell) => cell === symbol || cell === WILD).length;

/** Fewest reels that pay. */
const FEWEST = 3;

/** What a window pays at a bet, symbol by symbol. */
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

/** A reel as far as its ways go: how many cells count for a symbol on average, and how often none does. */
export interface ReelOdds {
  readonly mean: (symbol: string) => Ratio;
  readonly none: (symbol: string) => Ratio;
}

/** Share of the bet that ways return: reels are independent, so means multiply. */
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
