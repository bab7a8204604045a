import type { TumbleSpin } from '../../fair/reels/tumble-reels.ts';

/** What a bet came to, as the server gave it. */
export interface Landing {
  /** The bought spin, then its free spins in their order. */
  readonly spins: readonly TumbleSpin[];
  /** Hundredths; a payout up to the stake is no win. */
  readonly stake: number;
  /** Hundredths: all wins together, or the maximum win. */
  readonly payout: number;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** What a tumbling board is made of. */
export interface TumbleTypes {
  props: {
    /** What lies on the board before anything was played: for each column its symbols, top to bottom. */
    readonly board: readonly string[];
  };
  cues: {
    /** The player pressed and the request is on its way: the board falls out and waits. Resolves when the last board lies. */
    start: Record<string, never>;
    /** The result is there: boards drop in, pay and tumble, free spins and all. Resolves with `round:shown`. */
    land: Landing;
    /** As a press: to the end of this spin's tumbles, or of the announcement. With `all` to the end of the free spins. */
    skip: { readonly all?: boolean };
    /** No result came, or the server refused. Resolves when the board from before lies again. */
    fail: Record<string, never>;
  };
  events: {
    /** The last board lies. */
    'round:landed': { readonly spins: number };
    /** Everything of the result is on the screen: the balance may follow. */
    'round:shown': { readonly payout: number };
    /** The scene rests again. */
    'round:closed': { readonly payout: number };
  };
}
