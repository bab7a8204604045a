/** A point of the scene, in design pixels. The page computes it from its own layout when it sends the cue. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One reward that flies to the balance. */
export interface FlyingReward {
  /** What flies; all kinds of vouchers are shown as a card. */
  readonly kind: 'coin' | 'gem' | 'card';
  /** Amount in hundredths of a coin, which decides the number of pieces; 0 for rewards other than money. */
  readonly amount: number;
  /** Whether the reward is a jackpot pool. */
  readonly isJackpot?: boolean;
  readonly from: Point;
  /** Centre of the balance or of the "Bag" tab; null if it is off the screen: pieces then rise and fade at the top. */
  readonly to: Point | null;
  /** Text of the reward, for instance "+₱188". */
  readonly text: string;
}

/**
 * Props (state), cues (commands from the page) and events (reports to the page) of the reward flight. It shows nothing
 * at rest.
 */
export interface RewardFlightTypes {
  props: object;
  cues: {
    /**
     * Starts the flight of rewards; a flight still in progress is finished immediately. Resolves when the last piece
     * has arrived.
     */
    fly: { readonly rewards: readonly FlyingReward[] };
    /** Finishes the flight immediately, because the player has left the page or continued. */
    finish: Record<string, never>;
  };
  events: {
    /**
     * Piece `index` of the `n` pieces of the reward at index `reward` has arrived: the page then shows floor(sum ·
     * (index + 1) / n) of the reward's sum. Of pieces that arrive together, only the last is reported.
     */
    'coin:arrived': {
      readonly reward: number;
      readonly kind: FlyingReward['kind'];
      readonly index: number;
      readonly n: number;
    };
    'flight:finished': object;
  };
}
