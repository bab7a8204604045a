import { MAX_WIN } from '../bets.ts';
import type { FairStream } from '../random.ts';
import type { Ratio } from '../ratio.ts';

/** A reel game (docs/games.md, Reels): a bet, a spin with all that follows from it, a payout. */
export interface ReelGame {
  /** Version of these rules: stored with every round, so that it can be recomputed for ever. */
  readonly rules: string;
  /** Total bets that are taken, in hundredths. */
  readonly bets: readonly number[];
  /** What chance makes of a bet: all that a scene shows. `total` is the sum of all wins in hundredths. */
  spin(stream: FairStream, bet: number): ReelOutcome;
  /** Share of the bet that comes back on average, without the maximum win. */
  exactReturn(): Ratio;
}

/** What every reel game's outcome tells, whatever else it tells. */
export interface ReelOutcome {
  readonly bet: number;
  readonly total: number;
}

/** Total bets of the hall's reels: every model divides each of them without a remainder. */
export const REEL_BETS: readonly number[] = [100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/** Plays a bet; the payout is the total up to the maximum win. Throws a RangeError for a bet that is not taken. */
export function playReels(
  game: ReelGame,
  stream: FairStream,
  bet: number,
): ReelOutcome & { readonly payout: number } {
  if (!game.bets.includes(bet)) throw new RangeError(`no bet of ${bet} on ${game.rules}`);
  const outcome = game.spin(stream, bet);
  return { ...outcome, payout: Math.min(outcome.total, MAX_WIN) };
}
