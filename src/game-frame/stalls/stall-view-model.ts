import type { InstantGame } from '../../../fair/instant/instant-game.ts';
import { stallGame } from '../../../fair/perya.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { STALLS, type Stall } from '../../../fair/tables/perya.ts';

/** Name of a fairground game whose round is a single draw. */
export type StallName = {
  [Name in keyof typeof STALLS]: (typeof STALLS)[Name] extends { readonly kernel: 'climb' } ? never : Name;
}[keyof typeof STALLS];

/** Returns the rules by which the rounds of a fairground game are decided. */
export function stallRulesOf(game: StallName): InstantGame {
  const stall: Exclude<Stall, { readonly kernel: 'climb' }> = STALLS[game];
  return stallGame(game, stall);
}

/** Returns the return (RTP) of a choice, in millionths. */
export const averageReturnOf = (rules: InstantGame, choice: unknown): number =>
  Math.round(asNumber(rules.exactReturn(rules.readChoice(choice))) * 1_000_000);

/** A possible outcome of a round. */
export interface StallOdds {
  readonly name: string;
  /** Payout, in hundredths of the stake. */
  readonly pays: number;
  /** Probability, in millionths. */
  readonly chance: number;
}

/**
 * Returns the payout and probability of each field on which the player can bet or, in games without a choice, of each
 * outcome.
 */
export function stallFieldOdds(game: StallName): readonly StallOdds[] {
  const stall: Stall = STALLS[game];
  if (stall.kernel !== 'fields' && stall.kernel !== 'aim') return [];
  const fields = stall.kernel === 'aim' ? stall.bets : (stall.bets ?? stall.table ?? []);
  return fields.map(({ name, weight, multiplier }) => ({
    name,
    pays: multiplier,
    chance: Math.round((weight / stall.n) * 1_000_000),
  }));
}

/** Returns the name of the field `by` positions further in the list; stops at both ends. */
export function stepStallField(fields: readonly StallOdds[], field: string, by: number): string {
  const at = fields.findIndex(({ name }) => name === field) + by;
  return fields[Math.min(fields.length - 1, Math.max(0, at))]?.name ?? field;
}
