/**
 * Outcomes shown by a reel game, in the types of the fair's slots: the server's outcome goes to the scene unchanged.
 */

/** A winning line. */
export interface ShownLineWin {
  /** Index into the rules' lines. */
  readonly line: number;
  /** The reels with winning symbols. */
  readonly reels: readonly number[];
  /** Hundredths. */
  readonly win: number;
}

/** A ways win of a symbol: on the first `reels` reels, in every cell that shows it. */
export interface ShownWaysWin {
  readonly symbol: string;
  readonly reels: number;
  readonly ways: number;
  /** Hundredths. */
  readonly win: number;
}

/** One spin of the reels. */
export interface ShownSpin {
  /** For each reel the strip index in the top row. */
  readonly stops: readonly number[];
  /** For each reel its visible symbols, top to bottom, one character each. */
  readonly window: readonly string[];
  /** Line wins. */
  readonly lines?: readonly ShownLineWin[];
  /** Ways wins. */
  readonly wins?: readonly ShownWaysWin[];
  /** Hundredths won by the scatters. */
  readonly scatterWin: number;
  /** Free spins awarded by this spin. */
  readonly freeSpins: number;
  /** Hundredths won by this spin. */
  readonly win: number;
}

/** The complete outcome of one bet: the paid spin, then its free spins in order. */
export interface ShownOutcome {
  /** Hundredths staked. */
  readonly bet: number;
  readonly spins: readonly ShownSpin[];
  /** Hundredths won by all spins together. */
  readonly total: number;
}

/** The visible part of a slot's rules. */
export interface SlotRules {
  /** One strip a reel, one character a symbol, from the top downwards, cyclic. */
  readonly strips: readonly string[];
  /** Visible rows. */
  readonly rows: number;
  /** For each line the row (0 = top) on each reel. */
  readonly lines: readonly (readonly number[])[];
  /** Substitutes for every other symbol. */
  readonly wild?: string;
  /** Whether a wild expands over its reel before wins are evaluated. */
  readonly wildFills?: boolean;
  readonly scatter?: { readonly symbol: string };
}
