import { payoutOf } from '../bets.ts';
import type { FairStream } from '../random.ts';
import type { Ratio } from '../ratio.ts';

/**
 * An instant game: one choice, one draw, one payout (docs/games.md, Instant games). Whoever knows no title takes it as
 * `InstantGame`: a choice goes through `readChoice` first, and what it gives back goes into all the rest.
 */
export interface InstantGame<Choice = unknown, Outcome = unknown> {
  /** Version of these rules: stored with every round, so that it can be recomputed for ever. */
  readonly rules: string;
  /** Checks what a player chose; throws a RangeError for what is not offered. */
  readChoice(choice: unknown): Choice;
  /** What chance makes of it: all that a scene shows. */
  draw(stream: FairStream, choice: Choice): Outcome;
  /** What that pays, in hundredths of the stake. */
  multiplier(choice: Choice, outcome: Outcome): number;
  /** The most that a choice can pay, in hundredths of the stake. */
  topMultiplier(choice: Choice): number;
  /** Share of the stake that comes back on average. */
  exactReturn(choice: Choice): Ratio;
}

/** What was bet. */
export interface Bet {
  /** Hundredths. */
  readonly stake: number;
  readonly choice: unknown;
}

/** A round of an instant game. */
export interface InstantRound extends Bet {
  readonly drawn: unknown;
  /** Hundredths of the stake. */
  readonly multiplier: number;
  /** Hundredths. */
  readonly payout: number;
}

/** Plays a bet; throws a RangeError when its choice is not offered. */
export function playInstant(game: InstantGame, stream: FairStream, bet: Bet): InstantRound {
  const choice = game.readChoice(bet.choice);
  const drawn = game.draw(stream, choice);
  const multiplier = game.multiplier(choice, drawn);
  return { stake: bet.stake, choice, drawn, multiplier, payout: payoutOf(bet.stake, multiplier) };
}
