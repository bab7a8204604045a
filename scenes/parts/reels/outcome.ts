/**
 * Outcomes that a slot's scene shows, in the form in which the server sends them: the page passes them on unchanged.
 */

/** A win on a line. */
export interface ShownLineWin {
  /** Index of the line in the rules. */
  readonly line: number;
  /** Indexes of the reels with the line's winning symbols. */
  readonly reels: readonly number[];
  /** Amount of the line's win, in hundredths of a coin. */
  readonly win: number;
}

/**
 * A win of a symbol in a game without lines ("ways"): on the first `reels` reels, in every cell that shows the symbol.
 */
export interface ShownWaysWin {
  readonly symbol: string;
  readonly reels: number;
  readonly ways: number;
  /** Amount of the win, in hundredths of a coin. */
  readonly win: number;
}

/** One spin of the reels. */
export interface ShownSpin {
  /** For each reel: the index on its strip of the symbol in the top row. */
  readonly stops: readonly number[];
  /** For each reel: its visible symbols from top to bottom, one character per symbol. */
  readonly window: readonly string[];
  /** Wins on lines. */
  readonly lines?: readonly ShownLineWin[];
  /** Wins of symbols in games without lines ("ways"). */
  readonly wins?: readonly ShownWaysWin[];
  /** Amount won by the scatters, in hundredths of a coin. */
  readonly scatterWin: number;
  /** Number of free spins that this spin has won. */
  readonly freeSpins: number;
  /** Amount won by this spin, in hundredths of a coin. */
  readonly win: number;
}

/** The complete outcome of a bet: the paid spin, then its free spins in order. */
export interface ShownOutcome {
  /** Stake in hundredths of a coin. */
  readonly bet: number;
  readonly spins: readonly ShownSpin[];
  /** Amount won by all spins together, in hundredths of a coin. */
  readonly total: number;
}

/** Parts of a slot's rules that the scene shows. */
export interface SlotRules {
  /** The strip of each reel, from top to bottom and repeated without end; one character per symbol. */
  readonly strips: readonly string[];
  /** Number of visible rows. */
  readonly rows: number;
  /** The lines: for each, the row on each reel, where 0 is the top row. */
  readonly lines: readonly (readonly number[])[];
  /** Symbol that substitutes for all other symbols; undefined if there is none. */
  readonly wild?: string;
  /** Whether a wild expands over its reel before wins are counted. */
  readonly wildFills?: boolean;
  readonly scatter?: { readonly symbol: string };
}
