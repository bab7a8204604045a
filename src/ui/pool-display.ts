import type { Pools, Tier } from '../../contract/jackpot.ts';
import type { Hundredths } from '../../contract/money.ts';

/** A pool's honest display range in hundredths: what is shown never leaves it. */
export type Section = readonly [low: Hundredths, high: Hundredths];

/** The range that the server sent for a tier. */
export const sectionOf = (pools: Pools, tier: Tier): Section => pools[`${tier}JackpotSection`];

/**
 * An amount within the range, both ends included (specification 9 re-rolls it each 6 s).
 * @param roll a number in [0, 1)
 */
export function rollWithin([low, high]: Section, roll: number): Hundredths {
  const top = Math.max(low, high);
  return Math.min(top, low + Math.floor(roll * (top - low + 1)));
}
