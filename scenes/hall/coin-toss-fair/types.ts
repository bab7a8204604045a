import type { StallLanding, StallProps, StallTypes } from '../models/stall/types.ts';

/** Result of a round: a number for each of the three coins, drawn at random by the server. */
export interface TossLanding extends StallLanding {
  /** Drawn numbers, 0 to 9, one for each coin: a coin with a number below 3 touches no line. */
  readonly coins: readonly number[];
}

/** Props, cues (commands from the page) and events of Coin Toss Fair. */
export type TossTypes = StallTypes<StallProps, TossLanding>;
