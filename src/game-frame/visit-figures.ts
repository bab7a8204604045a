import type { HallRound } from '../../contract/game-server.ts';

/** The fields of a settled bet that are added up: amounts in hundredths of a coin, the multiplier in hundredths. */
export type SettledBet = Pick<HallRound, 'stake' | 'payout' | 'multiplier'>;

/** Totals of the settled bets of a visit. Amounts are in hundredths of a coin. */
export interface VisitFigures {
  readonly rounds: number;
  readonly staked: number;
  readonly paid: number;
  /** Highest payout of one bet, in hundredths of a coin. */
  readonly best: number;
  /** Highest multiplier of a bet that won, in hundredths of its stake. */
  readonly bestTimes: number;
}

/** Totals at the start of a visit. */
export const NO_VISIT_FIGURES: VisitFigures = { rounds: 0, staked: 0, paid: 0, best: 0, bestTimes: 0 };

/** Returns the totals with one more bet. They count every bet, although only the last rounds are kept to show. */
export const withSettledBet = (
  figures: VisitFigures,
  { stake, payout, multiplier }: SettledBet,
): VisitFigures => ({
  rounds: figures.rounds + 1,
  staked: figures.staked + stake,
  paid: figures.paid + payout,
  best: Math.max(figures.best, payout),
  bestTimes: payout > 0 ? Math.max(figures.bestTimes, multiplier) : figures.bestTimes,
});
