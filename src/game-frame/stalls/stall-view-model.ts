import type { InstantGame } from '../../../fair/instant/instant-game.ts';
import { stallGame } from '../../../fair/perya.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { STALLS, type Stall } from '../../../fair/tables/perya.ts';

/** A stall whose round is a single draw. */
export type StallName = {
  [Name in keyof typeof STALLS]: (typeof STALLS)[Name] extends { readonly kernel: 'climb' } ? never : Name;
}[keyof typeof STALLS];

/** Returns the rules that decide a stall's rounds. */
export function stallRulesOf(game: StallName): InstantGame {
  const stall: Exclude<Stall, { readonly kernel: 'climb' }> = STALLS[game];
  return stallGame(game, stall);
}

/** Returns the average return of a choice, millionths. */
export const averageReturnOf = (rules: InstantGame, choice: unknown): number =>
  Math.round(asNumber(rules.exactReturn(rules.readChoice(choice))) * 1_000_000);

/** A possible outcome of a round. */
export interface StallOdds {
  readonly name: string;
  /** Hundredths of the stake. */
  readonly pays: number;
  /** Millionths. */
  readonly chance: number;
}

/** Returns the fields of a stall with their chances: those that can be bet on, or the possible outcomes. */
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

/** Returns the field `by` places further; stops at the ends. */
export function stepStallField(fields: readonly StallOdds[], field: string, by: number): string {
  const at = fields.findIndex(({ name }) => name === field) + by;
  return fields[Math.min(fields.length - 1, Math.max(0, at))]?.name ?? field;
}
