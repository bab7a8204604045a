import type { Outcome } from './leaving.ts';

/** Return over independent tables: total payout by total stake, with an interval from the spread of the tables. */
export interface ClusteredReturn {
  /** Number of tables looked at, and of those played on. */
  readonly tables: number;
  readonly played: number;
  readonly drops: number;
  readonly mean: number;
  /** Half-width of the 99 % interval. */
  readonly half: number;
}

/** The 99.5th percentile of the normal distribution, for a 99 % interval. */
const Z = 2.576;

/**
 * Computes the ratio estimator: drops of one table depend on each other, tables do not, so the spread of `paid - mean
 * × cost` over the tables gives the error. A rule under which nobody ever drops has no return: its mean is NaN.
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

/** Fewest tables played on for an estimate of the spread. */
const ENOUGH_PLAYED = 30;

/** Judges whether a return lies below a bound with 99 % confidence. */
export function judgeReturn(
  { mean, half, played }: ClusteredReturn,
  bound: number,
): 'below' | 'above' | 'undecided' | 'unplayed' {
  if (played === 0) return 'unplayed';
  if (played < ENOUGH_PLAYED) return 'undecided';
  if (mean + half < bound) return 'below';
  return mean - half > bound ? 'above' : 'undecided';
}
