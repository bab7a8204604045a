import { HALL_STAKES, MAX_WIN, payoutOf } from '../bets.ts';
import { wholeOf } from '../choice.ts';
import { keyedHash } from '../random.ts';
import { LEAST_TARGET, risesTo } from '../rising.ts';
import { firstShownAt, multiplierAt } from './curve.ts';

/**
 * Version of the rules of crash (docs/games.md, Crash): one multiplier rises for all players, and a player who cashes
 * out before it ends wins the multiplier. All multipliers are in hundredths.
 */
export const CRASH_RULES = 'crash-1';

/** Durations of two phases of a round, in ms: of the bets, and of the display of the result. */
export const CRASH_TIMES = { betsMs: 7_000, resultMs: 3_000 } as const;

/** Returns the duration of a run in whole ms: from its start until the curve leaves the multiplier `endsAt`. */
export const runMs = (endsAt: number): number => firstShownAt(endsAt + 1);

/** Maximum payout of all open bets together, in hundredths; when they reach it, all of them are cashed out. */
export const MAX_TOGETHER = 10 * MAX_WIN;

/** Maximum multiplier that a player may set for the automatic cash-out, in hundredths. */
const HIGHEST_AUTO = (100 * MAX_WIN) / HALL_STAKES.least;

/**
 * Returns the multiplier at which a round ends, from the first 32 bits of the HMAC of the salt under the round's hash.
 */
export const crashPoint = (hash: string, salt: string): number =>
  risesTo(Number.parseInt(keyedHash(hash, salt).slice(0, 8), 16));

/** A bet of a round. */
export interface CrashBet {
  /** Stake in hundredths. */
  readonly stake: number;
  /** Multiplier of the automatic cash-out in hundredths, 101 or more; undefined for a manual cash-out. */
  readonly auto?: number;
  /** When the server received the manual cash-out, in whole ms of the run; undefined if it has received none. */
  readonly leftAt?: number;
}

/**
 * Validates the multiplier that a player sets for the automatic cash-out; throws a RangeError if the game does not
 * offer it.
 */
export const readAuto = (choice: unknown): number => wholeOf(choice, 'auto', LEAST_TARGET, HIGHEST_AUTO);

/** Returns the multiplier, in hundredths, at which a bet reaches the maximum win. */
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
 * Returns the payout of each bet in hundredths, in the order given; 0 for a lost one. When all open bets together reach
 * MAX_TOGETHER, all of them are cashed out at that multiplier.
 */
export function settleCrash(bets: readonly CrashBet[], endsAt: number): number[] {
  const payouts = bets.map(() => 0);
  const exits = bets
    .map((bet, index) => ({ index, stake: bet.stake, exit: exitOf(bet) }))
    .sort((a, b) => a.exit - b.exit);
  let together = bets.reduce((sum, { stake }) => sum + stake, 0);
  for (const { index, stake, exit } of exits) {
    const at = Math.min(exit, Math.max(LEAST_TARGET, Math.floor((100 * MAX_TOGETHER) / together)));
    if (at <= endsAt) payouts[index] = payoutOf(stake, at);
    // A common cash-out does not reduce the sum, so that all later bets are cashed out at the same multiplier.
    if (at === exit) together -= stake;
  }
  return payouts;
}
