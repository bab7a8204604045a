/** A point of the scene, dpx. The page computes it from its own layout when the cue is fired. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One reward in flight. */
export interface FlyingReward {
  /** All kinds of vouchers fly as one card. */
  readonly kind: 'coin' | 'gem' | 'card';
  /** Hundredths of coins, which decide the number of pieces; 0 for rewards other than money. */
  readonly amount: number;
  /** Whether it is a jackpot pool. */
  readonly isJackpot?: boolean;
  readonly from: Point;
  /** Centre of the balance, or of "Bag"; null when that is off the screen: coins then rise and fade at the top. */
  readonly to: Point | null;
  /** The reward as text, for instance "+₱188". */
  readonly text: string;
}

/** Contract of the reward flight. It shows nothing at rest. */
export interface RewardFlightTypes {
  props: object;
  cues: {
    /**
     * Starts the flight of rewards; a flight still under way is finished immediately. Resolves when the last piece
     * has arrived.
     */
    fly: { readonly rewards: readonly FlyingReward[] };
    /** Finishes the flight immediately, because the player moved on. */
    finish: Record<string, never>;
  };
  events: {
    /**
     * A piece of reward number `reward` of the list has arrived: of its sum, show floor(sum · (index + 1) / n). Of
     * pieces that arrive together only the last is reported.
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
