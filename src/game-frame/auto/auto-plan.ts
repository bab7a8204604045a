import type { HallRound } from '../../../contract/game-server.ts';

/** Numbers of rounds that the player can choose for auto play. */
export const AUTO_ROUNDS = [10, 25, 50, 100] as const;

/** What the player has set for auto play. Amounts are in hundredths of a coin; undefined means no limit. */
export interface AutoPlan {
  readonly rounds: (typeof AUTO_ROUNDS)[number];
  /** Auto play stops when one round pays at least this amount. */
  readonly winAt: number | undefined;
  /** Auto play stops when stakes minus wins since its start reach this amount. */
  readonly lossAt: number | undefined;
  /** Auto play stops when the balance falls below this amount. */
  readonly balanceBelow: number | undefined;
}

/**
 * Why auto play ended. away: the page was left or covered. error: a bet was refused or got no answer. funds: the
 * balance is too low for the next bet. pressed: the player has stopped it.
 */
export type AutoStop = 'rounds' | 'win' | 'loss' | 'balance' | 'funds' | 'error' | 'away' | 'pressed';

/** Progress of auto play that is running. */
export interface AutoRun {
  readonly plan: AutoPlan;
  readonly played: number;
  /** Wins minus stakes since the start, in hundredths of a coin. */
  readonly net: number;
}

/** Returns the progress of auto play at its start. */
export const startAutoRun = (plan: AutoPlan): AutoRun => ({ plan, played: 0, net: 0 });

/** Returns the number of rounds that auto play has still to play. */
export const autoRoundsLeft = ({ plan, played }: AutoRun): number => plan.rounds - played;

/** Returns the progress of auto play after one more settled round. */
export const withAutoRound = (
  run: AutoRun,
  { stake, payout }: Pick<HallRound, 'stake' | 'payout'>,
): AutoRun => ({
  ...run,
  played: run.played + 1,
  net: run.net + payout - stake,
});

/**
 * Returns why auto play ends after a round with this payout; undefined if it continues. `balance` is the balance after
 * the round.
 */
export function autoStopAfter(run: AutoRun, payout: number, balance: number): AutoStop | undefined {
  const { winAt, lossAt, balanceBelow } = run.plan;
  if (winAt !== undefined && payout >= winAt) return 'win';
  if (lossAt !== undefined && -run.net >= lossAt) return 'loss';
  if (balanceBelow !== undefined && balance < balanceBelow) return 'balance';
  return autoRoundsLeft(run) <= 0 ? 'rounds' : undefined;
}
