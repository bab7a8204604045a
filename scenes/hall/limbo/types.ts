/** A result from the server. */
export interface Landing {
  /** Height of the rise, hundredths: 100 to 100,000,000 and beyond. */
  readonly result: number;
  /** Hundredths; a payout up to the stake does not count as a win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** Types of the limbo scene. */
export interface LimboTypes {
  props: {
    /** Height that the balloon must reach, hundredths. */
    readonly target: number;
    /** Text of the target's plate. Characters other than ASCII, ₱ and ñ stay blank. */
    readonly mark: string;
    /** Text below the number: the bet. */
    readonly line: string;
    /** Where the balloon hangs before the first round, hundredths; default the ground. */
    readonly rest?: number;
  };
  cues: {
    /**
     * The player pressed and the request is pending: the balloon descends and heats up until `land` or `fail`.
     * Resolves when it has risen.
     */
    start: Record<string, never>;
    /** The result is known: the balloon rises to it. Resolves with `round:shown`. */
    land: Landing;
    /** Jumps to the last frame as soon as the result is known. */
    skip: Record<string, never>;
    /** No result came, or the server refused. Resolves when the balloon is still. */
    fail: Record<string, never>;
  };
  events: {
    /** The balloon has reached its height. */
    'round:landed': { readonly result: number };
    /** The whole result is on the screen: the balance may follow. */
    'round:shown': { readonly result: number; readonly payout: number };
    /** The scene is at rest again. */
    'round:closed': { readonly result: number };
  };
}
