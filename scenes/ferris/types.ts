import type { StallLanding, StallProps, StallTypes } from '../parts/stall/types.ts';

/** Which cabin comes to the gate, as the server gave it. */
export interface FerrisLanding extends StallLanding {
  /** 0 to 19, in the order of the stall's table. */
  readonly at: number;
}

/** What the Ferris wheel is made of; nothing is chosen. */
export type FerrisTypes = StallTypes<StallProps, FerrisLanding>;
