/** Result of a round, from the server. */
export interface Landing {
  /** Number up to which the balloon rises, in hundredths: at least 100. */
  readonly result: number;
  /** Stake in hundredths of a coin; a payout of at most the stake does not count as a win. */
  readonly stake: number;
  readonly payout: number;
  /** True for a stored result of an earlier round: the scene shows the last frame at once, without motion. */
  readonly instant?: boolean;
}

/** Props, cues (commands from the page) and events of limbo. */
export interface LimboTypes {
  props: {
    /** Number that the balloon must reach for a win, in hundredths. */
    readonly target: number;
    /** Text on the target's sign. Characters other than ASCII, ₱ and ñ stay blank. */
    readonly mark: string;
    /** Text of the bet, below the number. */
    readonly line: string;
    /**
     * Number at which the balloon hangs before the first round, in hundredths; by default, the balloon is on the
     * ground.
     */
    readonly rest?: number;
  };
  cues: {
    /**
     * The player pressed and the request is pending: the balloon descends and heats up until `land` or `fail`. Resolves
     * when the balloon has risen to the result.
     */
    start: Record<string, never>;
    /** The result is known: the balloon rises to it. Resolves when `round:shown` is emitted. */
    land: Landing;
    /** Skips to the last frame as soon as the result is known. */
    skip: Record<string, never>;
    /** No result came, or the server refused the request. Resolves when the flame is out. */
    fail: Record<string, never>;
  };
  events: {
    /** The balloon has reached the number that was drawn. */
    'round:landed': { readonly result: number };
    /** The whole result is on the screen: the page may now update the balance. */
    'round:shown': { readonly result: number; readonly payout: number };
    /** The scene is at rest after the round. */
    'round:closed': { readonly result: number };
  };
}
