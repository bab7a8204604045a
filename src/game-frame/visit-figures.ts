import type { StudioRound } from '../../contract/studio.ts';

/** What of a settled bet counts here, hundredths. */
export type SettledBet = Pick<StudioRound, 'stake' | 'payout' | 'multiplier'>;

/** What a visit came to. Amounts in hundredths, the best multiplier in hundredths of its stake. */
export interface VisitFigures {
  readonly rounds: number;
  readonly staked: number;
  readonly paid: number;
  /** The highest amount that one bet paid. */
  readonly best: number;
  /** The highest multiplier of a bet that paid. */
  readonly bestTimes: number;
}

/** A visit that begins. */
export const NO_FIGURES: VisitFigures = { rounds: 0, staked: 0, paid: 0, best: 0, bestTimes: 0 };

/** The figures with one more bet: they run on, however many of the rounds are kept to be shown. */
export const withBet = (figures: VisitFigures, { stake, payout, multiplier }: SettledBet): VisitFigures => ({
  rounds: figures.rounds + 1,
  staked: figures.staked + stake,
  paid: figures.paid + payout,
  best: Math.max(figures.best, payout),
  bestTimes: payout > 0 ? Math.max(figures.bestTimes, multiplier) : figures.bestTimes,
});
