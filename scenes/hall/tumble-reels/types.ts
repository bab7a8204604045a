import type { TumbleSpin } from '../../../fair/reels/tumble-reels.ts';

/** Result of a bet, as received from the server. */
export interface Landing {
  /** The bought spin, then its free spins in their order. */
  readonly spins: readonly TumbleSpin[];
  /** Hundredths; a payout up to the stake is not a win. */
  readonly stake: number;
  /** Hundredths: sum of all wins, or the maximum win. */
  readonly payout: number;
  /** Shows a stored result, starting at its last frame. */
  readonly instant?: boolean;
}

/** Contract of a tumbling board. */
export interface TumbleTypes {
  props: {
    /** Board before the first round: for each column its symbols, top to bottom. */
    readonly board: readonly string[];
  };
  cues: {
    /** The player pressed and the request is on its way: the board falls out. Resolves when the last board lies. */
    start: Record<string, never>;
    /** The result is known: boards drop in, pay and tumble, including free spins. Resolves with `round:shown`. */
    land: Landing;
    /**
     * Same as a press: skips to the end of this spin's tumbles, or of the announcement; with `all` to the end of the
     * free spins.
     */
    skip: { readonly all?: boolean };
    /** No result came, or the server refused. Resolves when the previous board lies again. */
    fail: Record<string, never>;
  };
  events: {
    /** The last board lies. */
    'round:landed': { readonly spins: number };
    /** The whole result is on the screen: the balance may be updated. */
    'round:shown': { readonly payout: number };
    /** The scene is at rest again. */
    'round:closed': { readonly payout: number };
  };
}
