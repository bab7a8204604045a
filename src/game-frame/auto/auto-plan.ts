import type { StudioRound } from '../../../contract/studio.ts';

/** How many rounds may be played by themselves. */
export const AUTO_ROUNDS = [10, 25, 50, 100] as const;

/** What was set before auto play began. Amounts in hundredths; undefined where nothing is set. */
export interface AutoPlan {
  readonly rounds: (typeof AUTO_ROUNDS)[number];
  /** A round pays at least this. */
  readonly winAt: number | undefined;
  /** So much has been lost in all since it began, wins counted against it. */
  readonly lossAt: number | undefined;
  /** The balance is below this. */
  readonly balanceBelow: number | undefined;
}

/** Why auto play ended. `away`: the page was left or covered; `error`: a bet got no answer or was refused. */
export type AutoStop = 'rounds' | 'win' | 'loss' | 'balance' | 'funds' | 'error' | 'away' | 'pressed';

/** Auto play under way. */
export interface AutoRun {
  readonly plan: AutoPlan;
  readonly played: number;
  /** Won less staked since it began, hundredths. */
  readonly net: number;
}

/** Auto play that begins. */
export const runOf = (plan: AutoPlan): AutoRun => ({ plan, played: 0, net: 0 });

/** How many rounds are still to come. */
export const leftOf = ({ plan, played }: AutoRun): number => plan.rounds - played;

/** The run with one more settled round. */
export const withRound = (
  run: AutoRun,
  { stake, payout }: Pick<StudioRound, 'stake' | 'payout'>,
): AutoRun => ({
  ...run,
  played: run.played + 1,
  net: run.net + payout - stake,
});

/** Why no further round is played after one that paid so much; undefined where one is. `balance` is what there is after it. */
export function stopAfter(run: AutoRun, payout: number, balance: number): AutoStop | undefined {
  const { winAt, lossAt, balanceBelow } = run.plan;
  if (winAt !== undefined && payout >= winAt) return 'win';
  if (lossAt !== undefined && -run.net >= lossAt) return 'loss';
  if (balanceBelow !== undefined && balance < balanceBelow) return 'balance';
  return leftOf(run) <= 0 ? 'rounds' : undefined;
}
