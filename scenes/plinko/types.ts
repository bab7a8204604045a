/** A ball's way as the server gave it. */
export interface Landing {
  /** What the bins of its board pay, hundredths of the stake, from the left: one more than there are rows. */
  readonly bins: readonly number[];
  /** Row by row from the top: 0 to the left, 1 to the right. */
  readonly path: readonly number[];
  /** Hundredths; a payout up to the stake is no win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** What plinko is made of. */
export interface PlinkoTypes {
  props: {
    /** What the bins pay, hundredths of the stake, from the left: nine for 8 rows to seventeen for 16. */
    readonly bins: readonly number[];
  };
  cues: {
    /** The player pressed and the request is on its way: the ball waits in the mouth until `land` or `fail`. Resolves when it lands. */
    start: Record<string, never>;
    /** The result is there: the ball falls along its path. Resolves with `round:shown`. */
    land: Landing;
    /** To the last frame, as soon as the result is known. */
    skip: Record<string, never>;
    /** No result came, or the server refused. Resolves when the ball lies as before. */
    fail: Record<string, never>;
  };
  events: {
    /** The ball lies in a bin, counted from 0 at the left. */
    'round:landed': { readonly bin: number };
    /** Everything of the result is on the screen: the balance may follow. */
    'round:shown': { readonly bin: number; readonly payout: number };
    /** The scene rests again. */
    'round:closed': { readonly bin: number };
  };
}
