/** A point of the scene, dpx. The page reckons it from its own place when the cue is fired. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One reward on its way. */
export interface Reward {
  /** Vouchers of every sort fly as one card. */
  readonly kind: 'coin' | 'gem' | 'card';
  /** Hundredths of coins, which decide how many pieces fly; 0 for what is no money. */
  readonly amount: number;
  /** A pool of the jackpot. */
  readonly isJackpot?: boolean;
  readonly from: Point;
  /** The middle of the balance, or of "Bag"; null when that is off the screen: coins then rise and fade at the top. */
  readonly to: Point | null;
  /** What was won, for instance "+₱188". */
  readonly text: string;
}

/** The reward flight's contract. It shows nothing at rest. */
export interface RewardFlightTypes {
  props: object;
  cues: {
    /** Starts the flight of rewards; one that is still under way arrives at once. Resolves when the last has arrived. */
    fly: { readonly rewards: readonly Reward[] };
    /** Everything arrives at once: the player moved on. */
    finish: Record<string, never>;
  };
  events: {
    /**
     * A piece of reward number `reward` of the list has arrived: of its sum, show floor(sum · (index + 1) / n). Pieces
     * that arrive at once are reported by their last alone.
     */
    'coin:arrived': {
      readonly reward: number;
      readonly kind: Reward['kind'];
      readonly index: number;
      readonly n: number;
    };
    'flight:finished': object;
  };
}
