import type { StallLanding, StallProps, StallTypes } from '../models/stall/types.ts';

/** Result of a round: the cabin that stops at the gate, as drawn by the server. */
export interface FerrisLanding extends StallLanding {
  /** Drawn number, 0 to 19, in the order of the paytable. */
  readonly at: number;
}

/** Props, cues and events of Ferris Fortune; the player chooses only the stake. */
export type FerrisTypes = StallTypes<StallProps, FerrisLanding>;
