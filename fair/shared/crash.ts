import { HALL_STAKES, MAX_WIN, payoutOf } from '../bets.ts';
import { wholeOf } from '../choice.ts';
import { keyedHash } from '../random.ts';
import { LEAST_TARGET, risesTo } from '../rising.ts';
import { firstShownAt, multiplierAt } from './curve.ts';

/**
 * Crash (docs/games.md, Crash): one multiplier for all; players who cash out before it ends win it. Multipliers in
 * hundredths.
 */
export const CRASH_RULES = 'crash-1';

/** Durations of the parts of a round. */
export const CRASH_TIMES = { betsMs: 7_000, resultMs: 3_000 } as const;

/**
 * Returns the duration of a run that ends at a multiplier, in whole ms, including the last instant of that
 * multiplier.
 */
export const runMs = (endsAt: number): number => firstShownAt(endsAt + 1);

/** Maximum total of all open bets, at which all of them are cashed out. */
export const MAX_TOGETHER = 10 * MAX_WIN;

/** The maximum target. */
const HIGHEST_AUTO = (100 * MAX_WIN) / HALL_STAKES.least;

/** Returns where a round ends, from the first 32 bits of the keyed hash of the salt. */
export const crashPoint = (hash: string, salt: string): number =>
  risesTo(Number.parseInt(keyedHash(hash, salt).slice(0, 8), 16));

/** A bet of a round. */
export interface CrashBet {
  /** Hundredths. */
  readonly stake: number;
  /** Automatic cash-out at this multiplier, 1.01 or more; undefined for manual cash-out. */
  readonly auto?: number;
  /** When the server received the cash-out, in whole milliseconds of the run; undefined before. */
  readonly leftAt?: number;
}

/** Validates a player's target; throws a RangeError if it is not offered. */
export const readAuto = (choice: unknown): number => wholeOf(choice, 'auto', LEAST_TARGET, HIGHEST_AUTO);

/** Returns the multiplier at which a bet reaches the maximum win. */
const capOf = (stake: number): number => Math.floor((100 * MAX_WIN) / stake);

/**
 * Returns the multiplier at which a bet is cashed out: by target, by hand or by the maximum win, whichever comes
 * first; Infinity if never.
 */
function exitOf({ stake, auto, leftAt }: CrashBet): number {
  const byHand = leftAt === undefined ? Infinity : multiplierAt(leftAt);
  return Math.min(auto ?? Infinity, byHand < LEAST_TARGET ? Infinity : byHand, capOf(stake));
}

/**
 * Returns the payout of each bet in hundredths, in the order given; 0 for a lost one. When all open bets together
 * reach their maximum, all are cashed out there.
 */
export function settleCrash(bets: readonly CrashBet[], endsAt: number): number[] {
  const payouts = bets.map(() => 0);
  const exits = bets
    .map((bet, index) => ({ index, stake: bet.stake, exit: exitOf(bet) }))
    .toSorted((a, b) => a.exit - b.exit);
  let together = bets.reduce((sum, { stake }) => sum + stake, 0);
  for (const { index, stake, exit } of exits) {
    const at = Math.min(exit, Math.max(LEAST_TARGET, Math.floor((100 * MAX_TOGETHER) / together)));
    if (at <= endsAt) payouts[index] = payoutOf(stake, at);
    // After a common stop no bet is open: the sum stays, and with it the stop for the rest.
    if (at === exit) together -= stake;
  }
  return payouts;
}
