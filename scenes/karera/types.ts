/** What Karera is made of. Runners count from 0. */
export interface KareraTypes {
  props: {
    /** Below the runners' order: what is going on. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly line: string;
    /** Runners that the player has bet on: their numbers shine. */
    readonly mine: readonly number[];
  };
  cues: {
    /** Bets are taken: all stand at the start. Resolves when they stand there. */
    bets: { readonly leftMs: number; readonly totalMs: number };
    /** The race, or where it is after so long: they come in in the order that was drawn. Resolves when the last is in, or another round begins. */
    race: { readonly order: readonly number[]; readonly number: number; readonly elapsedMs: number };
    /** The order stands. Resolves at once. */
    result: { readonly order: readonly number[]; readonly number: number };
    /** The player has won; all winning bets together. Resolves with `won:shown`. */
    won: { readonly stake: number; readonly payout: number };
    /** Nobody plays: all wait at the start. */
    wait: Record<string, never>;
  };
  events: {
    /** What was won is on the screen: the balance may follow. */
    'won:shown': { readonly payout: number };
    /** The first runner has crossed the line. */
    'race:won': { readonly runner: number };
  };
}
