import type { HallRound } from '../../contract/game-server.ts';

/** Fields of a settled bet that count here, hundredths. */
export type SettledBet = Pick<HallRound, 'stake' | 'payout' | 'multiplier'>;

/** Totals of a visit. Amounts in hundredths, the best multiplier in hundredths of its stake. */
export interface VisitFigures {
  readonly rounds: number;
  readonly staked: number;
  readonly paid: number;
  /** Highest payout of one bet. */
  readonly best: number;
  /** Highest multiplier of a winning bet. */
  readonly bestTimes: number;
}

/** Figures at the start of a visit. */
export const NO_VISIT_FIGURES: VisitFigures = { rounds: 0, staked: 0, paid: 0, best: 0, bestTimes: 0 };

/** Returns the figures with one more bet; they count all rounds, however many are kept to show. */
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
