import * as v from 'valibot';
import { formatExact, parseAmount } from '../../../contract/money.ts';
import type { SharedBet } from '../../../contract/studio.ts';
import { sharedGames } from '../../../contract/studio-games.ts';
import type { PastRound } from '../../../contract/studio-shared.ts';
import { MAX_WIN, payoutOf } from '../../../fair/bets.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { LEAST_TARGET, reachChance, targetReturn } from '../../../fair/rising.ts';
import { crashPoint } from '../../../fair/shared/crash.ts';
import { CURVE_END, multiplierAt } from '../../../fair/shared/curve.ts';

/** The highest target that is offered, hundredths: where a peso wins the maximum. */
export const HIGHEST_TARGET = 100_000_000;
/** Where auto cash-out begins when it is switched on, hundredths. */
export const FIRST_TARGET = 200;

/** A target as it stands in its field: 200 is 2.00. */
export const targetText = (target: number): string => formatExact(target, '');

/** Reads a typed target, hundredths; undefined for what is no number or is not offered. */
export function readTarget(typed: string): number | undefined {
  const target = parseAmount(typed.replace(/[x×]\s*$/i, ''));
  return target !== undefined && target >= LEAST_TARGET && target <= HIGHEST_TARGET ? target : undefined;
}

/** A multiplier as it is said while it rises: 347 is 3.47×. */
export const riseText = (multiplier: number): string => `${formatExact(multiplier, '')}×`;

/** Where a past round ended, hundredths. */
export function endOf({ outcome }: PastRound): number {
  const parsed = v.safeParse(sharedGames.crash.outcome, outcome);
  return parsed.success ? parsed.output.endsAt : LEAST_TARGET - 1;
}

/** A round worked out again, as the server tells it. */
export const drawCrash = (hash: string, salt: string): { endsAt: number } => ({
  endsAt: crashPoint(hash, salt),
});

/** What the curve shows after so many ms of a run, hundredths. */
export const shownAfter = (ms: number): number =>
  multiplierAt(Math.min(CURVE_END - 1, Math.max(0, Math.floor(ms))));

/** What getting off now would pay, hundredths; 0 while nobody can. */
export const worthNow = (stake: number, multiplier: number): number =>
  multiplier < LEAST_TARGET ? 0 : Math.min(MAX_WIN, payoutOf(stake, multiplier));

/** The target that returns least of all, hundredths: the same as in limbo. */
const WORST_TARGET = 99_976_902;

/** What comes back of the worst and of the best target, millionths. */
export const RETURNS = [WORST_TARGET, FIRST_TARGET].map((target) =>
  Math.round(asNumber(targetReturn(target)) * 1_000_000),
);

/** How likely a round reaches a target, in millionths. */
export const chanceOf = (target: number): number => Math.round(asNumber(reachChance(target)) * 1_000_000);

/** What bets of one round come to, hundredths; what was given back was no bet. */
export function sumOf(bets: readonly Pick<SharedBet, 'stake' | 'payout' | 'status'>[]): {
  readonly stake: number;
  readonly payout: number;
} {
  const made = bets.filter(({ status }) => status !== 'returned');
  return {
    stake: made.reduce((sum, { stake }) => sum + stake, 0),
    payout: made.reduce((sum, { payout }) => sum + payout, 0),
  };
}
