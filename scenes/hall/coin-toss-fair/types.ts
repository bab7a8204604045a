import type { StallLanding, StallProps, StallTypes } from '../models/stall/types.ts';

/** Result of a round: three coins as the server drew them. */
export interface TossLanding extends StallLanding {
  /** Drawn numbers, 0 to 9, one for each coin: a coin with a number below 3 touches no line. */
  readonly coins: readonly number[];
}

/** Props, cues and events of Coin Toss Fair. */
export type TossTypes = StallTypes<StallProps, TossLanding>;
