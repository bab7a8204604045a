import type { StallLanding, StallProps, StallTypes } from '../parts/stall/types.ts';

/** Three coins as the server drew them. */
export interface TossLanding extends StallLanding {
  /** Ten numbers are possible for each: below 3 it lies clear of the lines. */
  readonly coins: readonly number[];
}

/** What the coin toss is made of. */
export type TossTypes = StallTypes<StallProps, TossLanding>;
