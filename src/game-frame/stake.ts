import type { OpenedGame } from './use-studio.ts';

/** What bounds a stake, hundredths. */
export interface StakeBounds {
  readonly least: number;
  /** By the game's limits and its maximum win, whatever the balance. */
  readonly most: number;
  readonly step: number;
}

/** The bounds of a stake at the highest prize of a choice, hundredths of the stake. */
export function boundsOf({ stakes, maximumWin }: OpenedGame, topMultiplier: number): StakeBounds {
  const byWin = Math.floor((maximumWin * 100) / Math.max(1, topMultiplier) / stakes.step) * stakes.step;
  return { least: stakes.min, most: Math.max(stakes.min, Math.min(stakes.max, byWin)), step: stakes.step };
}

/** The stake nearest to an amount that may be staked: whole steps, within the bounds. */
export const fitted = (amount: number, { least, most, step }: StakeBounds): number =>
  Math.min(most, Math.max(least, Math.floor(amount / step) * step));

/** The stake next to one in a list: a step down or up, the same at its ends. */
export function nextStake(stakes: readonly number[], stake: number, by: number): number {
  const next = by > 0 ? stakes.find((one) => one > stake) : stakes.findLast((one) => one < stake);
  return next ?? stake;
}

/** Why a stake is not taken; undefined when it is. Amounts in hundredths. */
export function stakeProblemOf(
  stake: number,
  { least, most }: StakeBounds,
  balance: number,
): 'least' | 'most' | 'short' | undefined {
  if (stake < least) return 'least';
  if (stake > most) return 'most';
  return stake > balance ? 'short' : undefined;
}
