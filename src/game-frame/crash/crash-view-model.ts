import * as v from 'valibot';
import { formatExact, parseAmount } from '../../../contract/money.ts';
import type { SharedBet } from '../../../contract/game-server.ts';
import { crash as manifest } from '../../../contract/catalogue/games/crash.ts';
import type { PastSharedRound } from '../../../contract/shared-rounds.ts';
import { MAX_WIN, payoutOf } from '../../../fair/bets.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { LEAST_TARGET, reachChance, targetReturn } from '../../../fair/rising.ts';
import { crashPoint } from '../../../fair/shared/crash.ts';
import { CURVE_END, multiplierAt } from '../../../fair/shared/curve.ts';

/** Highest target offered, hundredths: at which a peso wins the maximum. */
export const MAX_CRASH_TARGET = 100_000_000;
/** Initial target when auto cash-out is switched on, hundredths. */
export const DEFAULT_CRASH_TARGET = 200;

/** Multiplier that pays the stake alone, hundredths; it also limits a bet, as no fixed prize bounds it. */
export const STAKE_ALONE = 100;

/** Formats a target for its field: 200 is 2.00. */
export const crashTargetText = (target: number): string => formatExact(target, '');

/** Parses a typed target, hundredths; undefined if it is not a number or not offered. */
export function readCrashTarget(typed: string): number | undefined {
  const target = parseAmount(typed.replace(/[x×]\s*$/i, ''));
  return target !== undefined && target >= LEAST_TARGET && target <= MAX_CRASH_TARGET ? target : undefined;
}

/** Formats a rising multiplier: 347 is 3.47×. */
export const risingMultiplierText = (multiplier: number): string => `${formatExact(multiplier, '')}×`;

/** Returns the crash point of a past round, hundredths. */
export function crashEndOf({ outcome }: PastSharedRound): number {
  const parsed = v.safeParse(manifest.shapes.outcome, outcome);
  return parsed.success ? parsed.output.endsAt : LEAST_TARGET - 1;
}

/** Recomputes a round, in the server's form. */
export const drawCrash = (hash: string, salt: string): { endsAt: number } => ({
  endsAt: crashPoint(hash, salt),
});

/** Returns the curve's multiplier after the given ms of a run, hundredths. */
export const crashMultiplierAfter = (ms: number): number =>
  multiplierAt(Math.min(CURVE_END - 1, Math.max(0, Math.floor(ms))));

/** Returns what cashing out now would pay, hundredths; 0 while it is not possible. */
export const cashOutWorth = (stake: number, multiplier: number): number =>
  multiplier < LEAST_TARGET ? 0 : Math.min(MAX_WIN, payoutOf(stake, multiplier));

/** The target with the lowest return, hundredths: the same as in limbo. */
const WORST_TARGET = 99_976_902;

/** Returns (RTP) of the worst and of the best target, millionths. */
export const CRASH_RETURNS = [WORST_TARGET, DEFAULT_CRASH_TARGET].map((target) =>
  Math.round(asNumber(targetReturn(target)) * 1_000_000),
);

/** Returns the probability that a round reaches a target, in millionths. */
export const crashChanceOf = (target: number): number =>
  Math.round(asNumber(reachChance(target)) * 1_000_000);

/** Adds up the bets of one round, hundredths; refunded bets do not count. */
export function sumOfBets(bets: readonly Pick<SharedBet, 'stake' | 'payout' | 'status'>[]): {
  readonly stake: number;
  readonly payout: number;
} {
  const made = bets.filter(({ status }) => status !== 'returned');
  return {
    stake: made.reduce((sum, { stake }) => sum + stake, 0),
    payout: made.reduce((sum, { payout }) => sum + payout, 0),
  };
}
