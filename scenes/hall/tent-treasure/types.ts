import type { StallLanding, StallProps, StallTypes } from '../models/stall/types.ts';

/** Positions of the treasures, as received from the server. */
export interface TentLanding extends StallLanding {
  /** The three tents that were opened, 1 to 9. */
  readonly places: readonly number[];
  /** The three tents with a treasure. */
  readonly draws: readonly number[];
}

/** The chosen tents, 1 to 9. */
export interface TentProps extends StallProps {
  readonly places: readonly number[];
}

/** Contract of the tents. */
export type TentTypes = StallTypes<TentProps, TentLanding>;
