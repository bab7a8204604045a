/** Props, cues (commands from the page) and events of Karera. Runners count from 0. */
export interface KareraTypes {
  props: {
    /** Status text below the runners' order. Characters other than ASCII, ₱ and ñ stay blank. */
    readonly line: string;
    /** Runners that the player has bet on: the board highlights their numbers. */
    readonly mine: readonly number[];
  };
  cues: {
    /** Betting is open: all runners wait at the start. Resolves as soon as all runners are at the start. */
    bets: { readonly leftMs: number; readonly totalMs: number };
    /**
     * The race runs; a page that joins late passes the time since its start. Resolves when the last runner has
     * finished, or when another round begins.
     */
    race: { readonly order: readonly number[]; readonly number: number; readonly elapsedMs: number };
    /** The finishing order is final. Resolves at once. */
    result: { readonly order: readonly number[]; readonly number: number };
    /** The player has won: shows the sum of all winning bets. Resolves when `won:shown` is emitted. */
    won: { readonly stake: number; readonly payout: number };
    /** No round is open: all runners wait at the start. */
    wait: Record<string, never>;
  };
  events: {
    /** The win is on the screen: the page may update the balance. */
    'won:shown': { readonly payout: number };
    /** The first runner has crossed the line. */
    'race:won': { readonly runner: number };
  };
}
