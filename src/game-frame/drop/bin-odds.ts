import { choose } from '../../../fair/ratio.ts';

/** Odds of two bins at the same distance from the middle, or of the middle bin alone. */
export interface BinOdds {
  /** Numbers of the bins, counted from 1 at the left; only one for the middle bin. */
  readonly bins: readonly number[];
  /** Payout of each of these bins, in hundredths of the stake. */
  readonly pays: number;
  /** Number of paths through the rows that end in these bins, out of `of` paths. */
  readonly ways: number;
  readonly of: number;
}

/**
 * Returns the odds of a board's bins, from the outermost pair to the middle. `bins` are their payouts from the left, in
 * hundredths of the stake.
 */
export function binOddsOf(bins: readonly number[]): readonly BinOdds[] {
  const rows = bins.length - 1;
  return bins.slice(0, Math.floor(rows / 2) + 1).map((pays, bin) => {
    const places = bin === rows - bin ? [bin + 1] : [bin + 1, rows - bin + 1];
    return { bins: places, pays, ways: places.length * Number(choose(rows, bin)), of: 2 ** rows };
  });
}

/** Returns the probability that the ball falls into a bin that pays more than the stake, in millionths. */
export function winChanceOf(bins: readonly number[]): number {
  const odds = binOddsOf(bins);
  const ways = odds.reduce((sum, one) => (one.pays > 100 ? sum + one.ways : sum), 0);
  return Math.round((ways / 2 ** (bins.length - 1)) * 1_000_000);
}
