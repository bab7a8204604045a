/** Result of a roll, from the server. */
export interface Landing {
  /** Drawn number in hundredths, 0 to 10,000. */
  readonly roll: number;
  /** Stake in hundredths of a coin; a payout of at most the stake does not count as a win. */
  readonly stake: number;
  readonly payout: number;
  /** True for a stored result of an earlier round: the scene shows the last frame at once, without motion. */
  readonly instant?: boolean;
}

/** Props, cues (commands from the page) and events of the dice scene. */
export interface DiceTypes {
  props: {
    /** How many of the 10,001 numbers win, and whether they are the lowest (`under`) or the highest ones. */
    readonly target: number;
    readonly side: 'under' | 'over';
    /** Text of the bet below the drawn number. Characters other than ASCII, ₱ and ñ stay blank. */
    readonly line: string;
    /** Number under the die before the first roll, in hundredths; by default the middle of the track. */
    readonly rest?: number;
    /** Whether the player can move the target by dragging the gate. */
    readonly canChoose?: boolean;
  };
  cues: {
    /**
     * The player pressed and the request is pending: the die tumbles until `land` or `fail`. Resolves when the die
     * lands.
     */
    start: Record<string, never>;
    /** The result is known: the die glides to it. Resolves when `round:shown` is emitted. */
    land: Landing;
    /** Skips to the last frame as soon as the result is known. */
    skip: Record<string, never>;
    /** No result came, or the server refused the request. Resolves when the die lies as before. */
    fail: Record<string, never>;
  };
  events: {
    /**
     * The player dragged the gate to a number on the track, in hundredths. The page chooses the nearest target that the
     * game allows.
     */
    'gate:dragged': { readonly at: number };
    /** The die has landed. */
    'round:landed': { readonly roll: number };
    /** The whole result is on the screen: the page may now update the balance. */
    'round:shown': { readonly roll: number; readonly payout: number };
    /** The scene is at rest after the round. */
    'round:closed': { readonly roll: number };
  };
}
