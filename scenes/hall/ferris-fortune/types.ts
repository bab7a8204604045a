import type { StallLanding, StallProps, StallTypes } from '../models/stall/types.ts';

/** Result of a round: the cabin that stops at the gate, which the server draws at random. */
export interface FerrisLanding extends StallLanding {
  /** Drawn number, 0 to 19, in the order of the paytable. */
  readonly at: number;
}

/** Props, cues (commands from the page) and events of Ferris Fortune; the player chooses only the stake. */
export type FerrisTypes = StallTypes<StallProps, FerrisLanding>;
