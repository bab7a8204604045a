import { choose } from '../../../fair/ratio.ts';

/** A symmetrical pair of bins, or the middle one alone. */
export interface BinOdds {
  /** Numbers from 1 at the left; a single one for the middle bin. */
  readonly bins: readonly number[];
  /** Payout in hundredths of the stake. */
  readonly pays: number;
  /** Number of paths that end here, out of `of` paths through the rows. */
  readonly ways: number;
  readonly of: number;
}

/**
 * Returns the bins of a board, which pay the given hundredths of the stake, from the sides to the middle with their
 * exact probabilities.
 */
export function binOddsOf(bins: readonly number[]): readonly BinOdds[] {
  const rows = bins.length - 1;
  return bins.slice(0, Math.floor(rows / 2) + 1).map((pays, bin) => {
    const places = bin === rows - bin ? [bin + 1] : [bin + 1, rows - bin + 1];
    return { bins: places, pays, ways: places.length * Number(choose(rows, bin)), of: 2 ** rows };
  });
}

/** Returns the probability of a bin that pays more than the stake, in millionths. */
export function winChanceOf(bins: readonly number[]): number {
  const odds = binOddsOf(bins);
  const ways = odds.reduce((sum, one) => (one.pays > 100 ? sum + one.ways : sum), 0);
  return Math.round((ways / 2 ** (bins.length - 1)) * 1_000_000);
}
