import { MAX_WIN } from '../bets.ts';
import type { FairStream } from '../random.ts';
import type { Ratio } from '../ratio.ts';

/** A reel game (docs/games.md, Reels): a bet, a spin with everything that follows from it, and a payout. */
export interface ReelGame {
  /** Version of these rules, stored with every round, so that it can always be recomputed. */
  readonly rules: string;
  /** Accepted total bets, in hundredths. */
  readonly bets: readonly number[];
  /** Draws the outcome of a bet: everything that a scene shows. `total` is the sum of all wins in hundredths. */
  spin(stream: FairStream, bet: number): ReelOutcome;
  /** Returns the exact RTP, without the limit of the maximum win. */
  exactReturn(): Ratio;
}

/** Fields that the outcome of every reel game has, in hundredths: the bet and the sum of all wins. */
export interface ReelOutcome {
  readonly bet: number;
  readonly total: number;
}

/** Total bets of the hall's reel games, in hundredths; every game can divide each of them without a remainder. */
export const REEL_BETS: readonly number[] = [100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/**
 * Plays a bet; the payout is the sum of all wins, capped at the maximum win. Throws a RangeError for a bet that is not
 * accepted.
 */
export function playReels(
  game: ReelGame,
  stream: FairStream,
  bet: number,
): ReelOutcome & { readonly payout: number } {
  if (!game.bets.includes(bet)) throw new RangeError(`no bet of ${bet} on ${game.rules}`);
  const outcome = game.spin(stream, bet);
  return { ...outcome, payout: Math.min(outcome.total, MAX_WIN) };
}
