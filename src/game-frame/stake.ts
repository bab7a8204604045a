import type { OpenedGame } from './use-game-server.ts';

/** Lowest and highest stake, and the step between stakes, in hundredths of a coin. */
export interface StakeBounds {
  readonly least: number;
  /** Highest stake by the game's limits and its maximum win. The balance may allow less. */
  readonly most: number;
  readonly step: number;
}

/** Returns the limits of a stake for a choice that can pay `topMultiplier` hundredths of the stake. */
export function stakeBoundsOf({ stakes, maximumWin }: OpenedGame, topMultiplier: number): StakeBounds {
  const byWin = Math.floor((maximumWin * 100) / Math.max(1, topMultiplier) / stakes.step) * stakes.step;
  return { least: stakes.min, most: Math.max(stakes.min, Math.min(stakes.max, byWin)), step: stakes.step };
}

/** Among the stakes that the limits and the step allow, returns the one that is nearest to an amount. */
export const fitStake = (amount: number, { least, most, step }: StakeBounds): number =>
  Math.min(most, Math.max(least, Math.floor(amount / step) * step));

/** Returns the stake `by` positions further in a list; stops at both ends. */
export function nextStake(stakes: readonly number[], stake: number, by: number): number {
  const next = by > 0 ? stakes.find((one) => one > stake) : stakes.findLast((one) => one < stake);
  return next ?? stake;
}

/** Reason why a stake cannot be bet. */
export type StakeProblem = 'unreadable' | 'least' | 'most' | 'step' | 'short';

/**
 * Returns why a stake cannot be bet; undefined if it can. Amounts in hundredths of a coin; the stake is undefined if
 * the text in its field is no amount.
 */
export function stakeProblemOf(
  stake: number | undefined,
  { least, most, step }: StakeBounds,
  balance: number,
): StakeProblem | undefined {
  if (stake === undefined) return 'unreadable';
  if (stake < least) return 'least';
  if (stake > most) return 'most';
  if (stake % step !== 0) return 'step';
  return stake > balance ? 'short' : undefined;
}
