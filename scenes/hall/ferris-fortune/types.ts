import type { StallLanding, StallProps, StallTypes } from '../models/stall/types.ts';

/** The cabin that comes to the gate, from the server. */
export interface FerrisLanding extends StallLanding {
  /** 0 to 19, in the order of the stall's paytable. */
  readonly at: number;
}

/** Types of the Ferris wheel; the player chooses nothing. */
export type FerrisTypes = StallTypes<StallProps, FerrisLanding>;
