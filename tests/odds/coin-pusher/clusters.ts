import type { Outcome } from './leaving.ts';

/** Return (total payout divided by total stake) over independent tables, with an interval from their spread. */
export interface ClusteredReturn {
  /** Number of tables that players looked at; `played` is the number of tables on which they made a drop. */
  readonly tables: number;
  readonly played: number;
  readonly drops: number;
  readonly mean: number;
  /** Half of the width of the 99 % confidence interval. */
  readonly half: number;
}

/** Standard errors on each side of the mean that make a 99 % confidence interval. */
const Z = 2.576;

/**
 * Computes the return with a ratio estimator. Drops on the same table depend on each other, so its error is the spread
 * of `paid - mean × cost` over the tables. The mean is NaN if nobody made a drop.
 */
export function clusteredReturn(outcomes: readonly Outcome[]): ClusteredReturn {
  const cost = outcomes.reduce((sum, outcome) => sum + outcome.cost, 0);
  const mean = outcomes.reduce((sum, { paid }) => sum + paid, 0) / cost;
  const squares = outcomes.reduce((sum, outcome) => sum + (outcome.paid - mean * outcome.cost) ** 2, 0);
  const count = outcomes.length;
  const error = (Math.sqrt((squares * count) / (count - 1)) / cost) * (count > 1 ? 1 : Infinity);
  const played = outcomes.filter((outcome) => outcome.cost > 0).length;
  return { tables: count, played, drops: cost / 100, mean, half: Z * error };
}

/** Minimum number of tables with a drop from which the spread can be estimated. */
const ENOUGH_PLAYED = 30;

/** Returns whether a return lies below or above a bound with 99 % confidence. */
export function judgeReturn(
  { mean, half, played }: ClusteredReturn,
  bound: number,
): 'below' | 'above' | 'undecided' | 'unplayed' {
  if (played === 0) return 'unplayed';
  if (played < ENOUGH_PLAYED) return 'undecided';
  if (mean + half < bound) return 'below';
  return mean - half > bound ? 'above' : 'undecided';
}
