/** Volatility of a reel game. */
export type Volatility = 'low' | 'mid' | 'high';

/** Declared return of a game of reels, in hundredths of a per cent. */
export type DeclaredReturn = 9540 | 9600 | 9660;

/** One table per volatility. */
export type ByVolatility<Table> = Readonly<Record<Volatility, Table>>;

/** One table per declared return. */
export type ByReturn<Table> = Readonly<Record<DeclaredReturn, Table>>;

/**
 * The reels for one declared return: how many of each symbol are on each reel, and the strips that the seeded shuffle
 * made from these numbers.
 */
export interface Strips {
  readonly counts: readonly Readonly<Record<string, number>>[];
  readonly strips: readonly string[];
}

/** The lines of the five-reel slots: for each line, the row on each reel, 0 = top. */
export const TWENTY_LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 2, 1, 0, 1],
  [1, 0, 1, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
];
