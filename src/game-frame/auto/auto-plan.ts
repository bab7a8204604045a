import type { HallRound } from '../../../contract/game-server.ts';

/** Numbers of rounds offered for auto play. */
export const AUTO_ROUNDS = [10, 25, 50, 100] as const;

/** Settings of auto play. Amounts in hundredths; undefined for no limit. */
export interface AutoPlan {
  readonly rounds: (typeof AUTO_ROUNDS)[number];
  /** Stop when a round pays at least this. */
  readonly winAt: number | undefined;
  /** Stop at this net loss since the start. */
  readonly lossAt: number | undefined;
  /** Stop when the balance is below this. */
  readonly balanceBelow: number | undefined;
}

/** Reason why auto play ended. `away`: the page was left or covered; `error`: a bet got no answer or was refused. */
export type AutoStop = 'rounds' | 'win' | 'loss' | 'balance' | 'funds' | 'error' | 'away' | 'pressed';

/** State of running auto play. */
export interface AutoRun {
  readonly plan: AutoPlan;
  readonly played: number;
  /** Wins minus stakes since the start, hundredths. */
  readonly net: number;
}

/** Creates the initial state of auto play. */
export const startAutoRun = (plan: AutoPlan): AutoRun => ({ plan, played: 0, net: 0 });

/** Returns the number of remaining rounds. */
export const autoRoundsLeft = ({ plan, played }: AutoRun): number => plan.rounds - played;

/** Returns the run with one more settled round. */
export const withAutoRound = (
  run: AutoRun,
  { stake, payout }: Pick<HallRound, 'stake' | 'payout'>,
): AutoRun => ({
  ...run,
  played: run.played + 1,
  net: run.net + payout - stake,
});

/**
 * Returns why auto play ends after a round with the given payout; undefined if it continues. `balance` is the balance
 * after the round.
 */
export function autoStopAfter(run: AutoRun, payout: number, balance: number): AutoStop | undefined {
  const { winAt, lossAt, balanceBelow } = run.plan;
  if (winAt !== undefined && payout >= winAt) return 'win';
  if (lossAt !== undefined && -run.net >= lossAt) return 'loss';
  if (balanceBelow !== undefined && balance < balanceBelow) return 'balance';
  return autoRoundsLeft(run) <= 0 ? 'rounds' : undefined;
}
