/** What holds for every bet of the games hall (docs/games.md, Rules for all). Amounts in hundredths. */

/** The most that one bet can win. */
export const MAX_WIN = 100_000_000;

/** What may be staked on originals and stalls: multiples of a peso, so that a payout loses nothing by rounding. */
export const HALL_STAKES = { least: 100, most: 500_000, step: 100 } as const;

/** What a stake pays at a multiplier, both in hundredths. */
export const payoutOf = (stake: number, multiplier: number): number => Math.floor((stake * multiplier) / 100);

/** Why a stake is not taken at a bet's highest prize; undefined when it is. */
export function stakeProblem(stake: number, topMultiplier: number): 'below' | 'above' | 'uneven' | undefined {
  if (!Number.isSafeInteger(stake) || stake % HALL_STAKES.step !== 0) return 'uneven';
  if (stake < HALL_STAKES.least) return 'below';
  return stake > HALL_STAKES.most || payoutOf(stake, topMultiplier) > MAX_WIN ? 'above' : undefined;
}
