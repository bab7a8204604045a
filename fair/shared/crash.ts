import { HALL_STAKES, MAX_WIN, payoutOf } from '../bets.ts';
import { wholeOf } from '../choice.ts';
import { keyedHash } from '../random.ts';
import { LEAST_TARGET, risesTo } from '../rising.ts';
import { firstShownAt, multiplierAt } from './curve.ts';

/** Crash (docs/games.md, Crash): one multiplier for all; whoever gets off before it ends wins it. Multipliers in hundredths. */
export const CRASH_RULES = 'crash-1';

/** How long the parts of a round take, and where it ends at the latest. */
export const CRASH_TIMES = { betsMs: 7_000, resultMs: 3_000 } as const;

/** How long a run takes that ends so high, in whole ms: the last instant of its end is still on it. */
export const runMs = (endsAt: number): number => firstShownAt(endsAt + 1);

/** What all open bets together may reach before all of them get off. */
export const MAX_TOGETHER = 10 * MAX_WIN;

/** The highest target that anybody can set. */
const HIGHEST_AUTO = (100 * MAX_WIN) / HALL_STAKES.least;

/** Where a round ends: out of the first 32 bits of the keyed hash of the salt. */
export const crashPoint = (hash: string, salt: string): number =>
  risesTo(Number.parseInt(keyedHash(hash, salt).slice(0, 8), 16));

/** A bet of a round. */
export interface CrashBet {
  /** Hundredths. */
  readonly stake: number;
  /** Gets off at this multiplier, 1.01 or more; undefined for a bet by hand. */
  readonly auto?: number;
  /** When the server received the request to get off, in whole milliseconds of the run; undefined while there is none. */
  readonly leftAt?: number;
}

/** Checks the target that a player sets; throws a RangeError for one that is not offered. */
export const readAuto = (choice: unknown): number => wholeOf(choice, 'auto', LEAST_TARGET, HIGHEST_AUTO);

/** Where a bet reaches the maximum win. */
const capOf = (stake: number): number => Math.floor((100 * MAX_WIN) / stake);

/** Where a bet gets off by its own: by target, by hand or by the maximum win, whatever comes first; Infinity when never. */
function exitOf({ stake, auto, leftAt }: CrashBet): number {
  const byHand = leftAt === undefined ? Infinity : multiplierAt(leftAt);
  return Math.min(auto ?? Infinity, byHand < LEAST_TARGET ? Infinity : byHand, capOf(stake));
}

/**
 * What each bet pays in hundredths, in the order given; 0 for a lost one. When all bets that are still open together reach their
 * maximum, all get off there.
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
    // After a common stop nobody is left: the sum stays, and with it the stop of all the rest.
    if (at === exit) together -= stake;
  }
  return payouts;
}
