/** How wild a reel game is. */
export type Volatility = 'low' | 'mid' | 'high';

/** The returns that every reel model comes in, in hundredths of a per cent, as declared. */
export type DeclaredReturn = 9540 | 9600 | 9660;

/** One table for each volatility. */
export type ByVolatility<Table> = Readonly<Record<Volatility, Table>>;

/** One table for each declared return. */
export type ByReturn<Table> = Readonly<Record<DeclaredReturn, Table>>;

/** The reels of one declared return: how often each symbol stands on each reel, and the strips that the seeded shuffle made of it. */
export interface Strips {
  readonly counts: readonly Readonly<Record<string, number>>[];
  readonly strips: readonly string[];
}

/** The lines of the five-reel slots: for each of them the row on each reel, 0 = top. */
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
