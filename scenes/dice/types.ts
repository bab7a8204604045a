/** A roll as the server gave it. */
export interface Landing {
  /** The roll in hundredths, 0 to 10,000. */
  readonly roll: number;
  /** Hundredths; a payout up to the stake is no win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** What the dice are made of. */
export interface DiceTypes {
  props: {
    /** How many of the 10,001 rolls win, and on which side. */
    readonly target: number;
    readonly side: 'under' | 'over';
    /** Below the roll: what is bet on. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly line: string;
    /** Where the die rests before the first roll, hundredths; the middle when it is left out. */
    readonly rest?: number;
    /** The target may be moved by its gate. */
    readonly canChoose?: boolean;
  };
  cues: {
    /** The player pressed and the request is on its way: the die tumbles until `land` or `fail`. Resolves when it lands. */
    start: Record<string, never>;
    /** The result is there: the die glides to it. Resolves with `round:shown`. */
    land: Landing;
    /** To the last frame, as soon as the result is known. */
    skip: Record<string, never>;
    /** No result came, or the server refused. Resolves when the die lies as before. */
    fail: Record<string, never>;
  };
  events: {
    /** The gate was dragged to a place on the track, hundredths of 0 to 100; the page says which target is offered there. */
    'gate:dragged': { readonly at: number };
    /** The die lies. */
    'round:landed': { readonly roll: number };
    /** Everything of the result is on the screen: the balance may follow. */
    'round:shown': { readonly roll: number; readonly payout: number };
    /** The scene rests again. */
    'round:closed': { readonly roll: number };
  };
}
