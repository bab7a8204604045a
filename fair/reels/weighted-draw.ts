import type { FairStream } from '../random.ts';

/** An entry of a table with its weight. */
export type Weighted<Entry> = readonly [entry: Entry, weight: number];

/** Draws an entry with one number below the sum of the weights, in the order of the table. */
export function drawWeighted<Entry>(stream: FairStream, table: readonly Weighted<Entry>[]): Entry {
  let left = stream.below(table.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [entry, weight] of table) {
    left -= weight;
    if (left < 0) return entry;
  }
  throw new RangeError('a table without weights');
}

/** Converts a table of symbol weights to a list of symbols with their weights. */
export const weightedSymbols = (weights: Readonly<Record<string, number>>): Weighted<string>[] =>
  Object.entries(weights);
