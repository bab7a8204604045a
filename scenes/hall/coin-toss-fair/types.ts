import type { StallLanding, StallProps, StallTypes } from '../models/stall/types.ts';

/** Three coins as the server drew them. */
export interface TossLanding extends StallLanding {
  /** Drawn numbers, each one of ten: below 3 the coin lies clear of the lines. */
  readonly coins: readonly number[];
}

/** Types of the coin toss. */
export type TossTypes = StallTypes<StallProps, TossLanding>;
