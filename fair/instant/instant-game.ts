import { payoutOf } from '../bets.ts';
import type { FairStream } from '../random.ts';
import type { Ratio } from '../ratio.ts';

/**
 * An instant game: one choice, one draw, one payout (docs/games.md, Instant games). Code for all games uses
 * `InstantGame` without type arguments: it passes a choice through `readChoice`, and the result of that to all other
 * methods.
 */
export interface InstantGame<Choice = unknown, Outcome = unknown> {
  /** Version of these rules, stored with every round, so that it can always be recomputed. */
  readonly rules: string;
  /** Validates a player's choice; throws a RangeError if the game does not offer it. */
  readChoice(choice: unknown): Choice;
  /** Draws the outcome: everything that a scene shows. */
  draw(stream: FairStream, choice: Choice): Outcome;
  /** Returns the multiplier of an outcome, in hundredths of the stake. */
  multiplier(choice: Choice, outcome: Outcome): number;
  /** Returns the maximum multiplier of a choice, in hundredths of the stake. */
  topMultiplier(choice: Choice): number;
  /** Returns the exact RTP of a choice. */
  exactReturn(choice: Choice): Ratio;
}

/** A bet: its stake and the player's choice, which is not validated yet. */
export interface Bet {
  /** Stake in hundredths. */
  readonly stake: number;
  readonly choice: unknown;
}

/** A round of an instant game. */
export interface InstantRound extends Bet {
  readonly drawn: unknown;
  /** Multiplier of the stake, in hundredths: 150 pays 1.5 times. */
  readonly multiplier: number;
  /** Payout in hundredths. */
  readonly payout: number;
}

/** Plays a bet; throws a RangeError if its choice is not offered. */
export function playInstant(game: InstantGame, stream: FairStream, bet: Bet): InstantRound {
  const choice = game.readChoice(bet.choice);
  const drawn = game.draw(stream, choice);
  const multiplier = game.multiplier(choice, drawn);
  return { stake: bet.stake, choice, drawn, multiplier, payout: payoutOf(bet.stake, multiplier) };
}
