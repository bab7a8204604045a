/** What a reel game shows, in the shapes of the fair's slots: an outcome goes from the server to the scene as it is. */

/** A line that won. */
export interface LineWin {
  /** Index into the rules' lines. */
  readonly line: number;
  /** The reels whose symbols won. */
  readonly reels: readonly number[];
  /** Hundredths. */
  readonly win: number;
}

/** A symbol that won in ways: on the first so many reels, every cell of it. */
export interface WaysWin {
  readonly symbol: string;
  readonly reels: number;
  readonly ways: number;
  /** Hundredths. */
  readonly win: number;
}

/** One turn of the reels. */
export interface SlotSpin {
  /** For each reel the strip index in the top row. */
  readonly stops: readonly number[];
  /** For each reel its visible symbols, top to bottom, one character each. */
  readonly window: readonly string[];
  /** What won along lines. */
  readonly lines?: readonly LineWin[];
  /** What won in ways. */
  readonly wins?: readonly WaysWin[];
  /** Hundredths won by the scatters. */
  readonly scatterWin: number;
  /** Free spins that this turn gave. */
  readonly freeSpins: number;
  /** Hundredths won by this turn. */
  readonly win: number;
}

/** Everything that one bet came to: the bought spin, then its free spins in their order. */
export interface SlotOutcome {
  /** Hundredths staked. */
  readonly bet: number;
  readonly spins: readonly SlotSpin[];
  /** Hundredths won by all spins together. */
  readonly total: number;
}

/** What of a slot's rules is seen. */
export interface SlotRules {
  /** One strip a reel, one character a symbol, from the top downwards, closed to a ring. */
  readonly strips: readonly string[];
  /** Visible rows. */
  readonly rows: number;
  /** For each line the row (0 = top) on each reel. */
  readonly lines: readonly (readonly number[])[];
  /** Stands for every other symbol. */
  readonly wild?: string;
  /** Whether a wild fills its reel before anything is paid. */
  readonly wildFills?: boolean;
  readonly scatter?: { readonly symbol: string };
}
