import type { TumbleSpin } from '../../../fair/reels/tumble-reels.ts';

/** Result of a round, from the server. */
export interface Landing {
  /** The bought spin, then its free spins in order. */
  readonly spins: readonly TumbleSpin[];
  /** Stake in hundredths of a coin; a payout of at most the stake does not count as a win. */
  readonly stake: number;
  /** Sum of all wins of the round, capped at the maximum win, in hundredths. */
  readonly payout: number;
  /** True for a stored result of an earlier round: the scene shows the last frame at once, without motion. */
  readonly instant?: boolean;
}

/** Props, cues (commands from the page) and events of the tumble reels. */
export interface TumbleTypes {
  props: {
    /** Board before the first round: the symbols of each column, from top to bottom. */
    readonly board: readonly string[];
  };
  cues: {
    /** The player pressed and the request is pending: the board falls out. Resolves when the last board is at rest. */
    start: Record<string, never>;
    /**
     * The result is known: symbols drop in, win and tumble, also in free spins. Resolves when `round:shown` is emitted.
     */
    land: Landing;
    /**
     * Skips as a press does: to the end of the spin's tumbles or of the announcement. With `all`, to the end of the
     * free spins.
     */
    skip: { readonly all?: boolean };
    /** No result came, or the server refused the request. Resolves when the old board is back. */
    fail: Record<string, never>;
  };
  events: {
    /** The last board of the round is at rest. */
    'round:landed': { readonly spins: number };
    /** The whole result is on the screen: the page may now update the balance. */
    'round:shown': { readonly payout: number };
    /** The scene is at rest after the round. */
    'round:closed': { readonly payout: number };
  };
}
