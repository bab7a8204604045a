/** A result as the server gave it. */
export interface Landing {
  /** How far it rises, hundredths: 100 to 100,000,000 and beyond. */
  readonly result: number;
  /** Hundredths; a payout up to the stake is no win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** What limbo is made of. */
export interface LimboTypes {
  props: {
    /** How far the balloon has to rise, hundredths. */
    readonly target: number;
    /** The target as its plate says it. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly mark: string;
    /** Below the number: what is bet on. */
    readonly line: string;
    /** Where the balloon hangs before the first round, hundredths; on the ground when it is left out. */
    readonly rest?: number;
  };
  cues: {
    /** The player pressed and the request is on its way: the balloon comes down and heats until `land` or `fail`. Resolves when it has risen. */
    start: Record<string, never>;
    /** The result is there: the balloon rises to it. Resolves with `round:shown`. */
    land: Landing;
    /** To the last frame, as soon as the result is known. */
    skip: Record<string, never>;
    /** No result came, or the server refused. Resolves when the balloon stands still. */
    fail: Record<string, never>;
  };
  events: {
    /** The balloon hangs where it has risen to. */
    'round:landed': { readonly result: number };
    /** Everything of the result is on the screen: the balance may follow. */
    'round:shown': { readonly result: number; readonly payout: number };
    /** The scene rests again. */
    'round:closed': { readonly result: number };
  };
}
