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

/** Highest target that the player can enter, in hundredths: here a stake of one peso wins the maximum. */
export const MAX_CRASH_TARGET = 100_000_000;
/** Target when the player first switches auto cash-out on, in hundredths. */
export const DEFAULT_CRASH_TARGET = 200;

/**
 * A multiplier of 1, in hundredths. It counts as the highest payout when stakes are limited, because Crash has no
 * highest prize.
 */
export const STAKE_ALONE = 100;

/** Formats a target for its input field: 200 becomes 2.00. */
export const crashTargetText = (target: number): string => formatExact(target, '');

/** Parses a typed target. Returns it in hundredths; undefined if it is not a number or out of range. */
export function readCrashTarget(typed: string): number | undefined {
  const target = parseAmount(typed.replace(/[x×]\s*$/i, ''));
  return target !== undefined && target >= LEAST_TARGET && target <= MAX_CRASH_TARGET ? target : undefined;
}

/** Formats a rising multiplier: 347 becomes 3.47×. */
export const risingMultiplierText = (multiplier: number): string => `${formatExact(multiplier, '')}×`;

/** Returns the multiplier at which a past round crashed, in hundredths. */
export function crashEndOf({ outcome }: PastSharedRound): number {
  const parsed = v.safeParse(manifest.shapes.outcome, outcome);
  return parsed.success ? parsed.output.endsAt : LEAST_TARGET - 1;
}

/** Computes the outcome of a round from its code and salt, in the form in which the server sends it. */
export const drawCrash = (hash: string, salt: string): { endsAt: number } => ({
  endsAt: crashPoint(hash, salt),
});

/** Returns the multiplier `ms` milliseconds after the round began to rise, in hundredths. */
export const crashMultiplierAfter = (ms: number): number =>
  multiplierAt(Math.min(CURVE_END - 1, Math.max(0, Math.floor(ms))));

/** Returns the amount that cashing out now would pay, in hundredths of a coin; 0 while that is not possible. */
export const cashOutWorth = (stake: number, multiplier: number): number =>
  multiplier < LEAST_TARGET ? 0 : Math.min(MAX_WIN, payoutOf(stake, multiplier));

/** Target with the lowest return, in hundredths. It is the same as in Limbo. */
const WORST_TARGET = 99_976_902;

/** Returns (RTP) of the worst and of the best target, in millionths of the stake. */
export const CRASH_RETURNS = [WORST_TARGET, DEFAULT_CRASH_TARGET].map((target) =>
  Math.round(asNumber(targetReturn(target)) * 1_000_000),
);

/** Returns the probability that a round reaches a target, in millionths. */
export const crashChanceOf = (target: number): number =>
  Math.round(asNumber(reachChance(target)) * 1_000_000);

/** Adds up the player's stakes and payouts in a round, in hundredths of a coin. Returned bets do not count. */
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
