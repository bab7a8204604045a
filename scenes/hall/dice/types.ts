/** A roll from the server. */
export interface Landing {
  /** The roll in hundredths, 0 to 10,000. */
  readonly roll: number;
  /** Hundredths; a payout up to the stake does not count as a win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** Types of the dice scene. */
export interface DiceTypes {
  props: {
    /** How many of the 10,001 rolls win, and on which side. */
    readonly target: number;
    readonly side: 'under' | 'over';
    /** Text below the roll: the bet. Characters other than ASCII, ₱ and ñ stay blank. */
    readonly line: string;
    /** Where the die rests before the first roll, hundredths; default the middle. */
    readonly rest?: number;
    /** Whether the target can be moved by its gate. */
    readonly canChoose?: boolean;
  };
  cues: {
    /**
     * The player pressed and the request is pending: the die tumbles until `land` or `fail`. Resolves when it lands.
     */
    start: Record<string, never>;
    /** The result is known: the die glides to it. Resolves with `round:shown`. */
    land: Landing;
    /** Jumps to the last frame as soon as the result is known. */
    skip: Record<string, never>;
    /** No result came, or the server refused. Resolves when the die lies as before. */
    fail: Record<string, never>;
  };
  events: {
    /**
     * The gate was dragged to a place on the track, hundredths of 0 to 100; the page chooses the nearest target on
     * offer.
     */
    'gate:dragged': { readonly at: number };
    /** The die has landed. */
    'round:landed': { readonly roll: number };
    /** The whole result is on the screen: the balance may follow. */
    'round:shown': { readonly roll: number; readonly payout: number };
    /** The scene is at rest again. */
    'round:closed': { readonly roll: number };
  };
}
