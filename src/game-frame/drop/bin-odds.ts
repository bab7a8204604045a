import { choose } from '../../../fair/ratio.ts';

/** A pair of bins that lie alike on both sides, or the middle one alone. */
export interface BinOdds {
  /** Counted from 1 at the left; one number for the middle bin. */
  readonly bins: readonly number[];
  /** Hundredths of the stake. */
  readonly pays: number;
  /** Of all `of` ways through the rows so many end here. */
  readonly ways: number;
  readonly of: number;
}

/** The bins of a board, which pay so many hundredths of the stake, from the sides to the middle with their exact chances. */
export function binOddsOf(bins: readonly number[]): readonly BinOdds[] {
  const rows = bins.length - 1;
  return bins.slice(0, Math.floor(rows / 2) + 1).map((pays, bin) => {
    const places = bin === rows - bin ? [bin + 1] : [bin + 1, rows - bin + 1];
    return { bins: places, pays, ways: places.length * Number(choose(rows, bin)), of: 2 ** rows };
  });
}

/** How likely a bin is that pays more than the stake, in millionths. */
export function winChanceOf(bins: readonly number[]): number {
  const odds = binOddsOf(bins);
  const ways = odds.reduce((sum, one) => (one.pays > 100 ? sum + one.ways : sum), 0);
  return Math.round((ways / 2 ** (bins.length - 1)) * 1_000_000);
}
