import type { OpenedGame } from './use-game-server.ts';

/** Limits of a stake, hundredths. */
export interface StakeBounds {
  readonly least: number;
  /** Limit by the game's stakes and its maximum win, regardless of the balance. */
  readonly most: number;
  readonly step: number;
}

/** Returns the limits of a stake given the highest prize of a choice, hundredths of the stake. */
export function stakeBoundsOf({ stakes, maximumWin }: OpenedGame, topMultiplier: number): StakeBounds {
  const byWin = Math.floor((maximumWin * 100) / Math.max(1, topMultiplier) / stakes.step) * stakes.step;
  return { least: stakes.min, most: Math.max(stakes.min, Math.min(stakes.max, byWin)), step: stakes.step };
}

/** Returns the allowed stake nearest to an amount: whole steps, within the limits. */
export const fitStake = (amount: number, { least, most, step }: StakeBounds): number =>
  Math.min(most, Math.max(least, Math.floor(amount / step) * step));

/** Returns the neighbour of a stake in a list, one step down or up; stops at the ends. */
export function nextStake(stakes: readonly number[], stake: number, by: number): number {
  const next = by > 0 ? stakes.find((one) => one > stake) : stakes.findLast((one) => one < stake);
  return next ?? stake;
}

/** Returns why a stake is refused; undefined if it is accepted. Amounts in hundredths. */
export function stakeProblemOf(
  stake: number,
  { least, most }: StakeBounds,
  balance: number,
): 'least' | 'most' | 'short' | undefined {
  if (stake < least) return 'least';
  if (stake > most) return 'most';
  return stake > balance ? 'short' : undefined;
}
