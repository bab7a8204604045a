/** Limits of every bet of the games hall (docs/games.md, Rules for all). Amounts in hundredths. */

/** Maximum win of one bet, in hundredths. */
export const MAX_WIN = 100_000_000;

/** Stakes of originals and stalls, in hundredths: whole pesos, so that no payout is rounded. */
export const HALL_STAKES = { least: 100, most: 500_000, step: 100 } as const;

/** Returns the payout of a stake at a multiplier, both in hundredths. */
export const payoutOf = (stake: number, multiplier: number): number => Math.floor((stake * multiplier) / 100);

/**
 * Returns why a stake is refused, given the highest multiplier of the bet in hundredths; undefined if it is accepted.
 */
export function stakeProblem(stake: number, topMultiplier: number): 'below' | 'above' | 'uneven' | undefined {
  if (!Number.isSafeInteger(stake) || stake % HALL_STAKES.step !== 0) return 'uneven';
  if (stake < HALL_STAKES.least) return 'below';
  return stake > HALL_STAKES.most || payoutOf(stake, topMultiplier) > MAX_WIN ? 'above' : undefined;
}
