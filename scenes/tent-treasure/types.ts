import type { StallLanding, StallProps, StallTypes } from '../parts/stall/types.ts';

/** Where the treasures are, as the server gave it. */
export interface TentLanding extends StallLanding {
  /** The three tents that were opened, 1 to 9. */
  readonly places: readonly number[];
  /** The three tents with a treasure. */
  readonly draws: readonly number[];
}

/** The tents that are chosen, 1 to 9. */
export interface TentProps extends StallProps {
  readonly places: readonly number[];
}

/** What the tents are made of. */
export type TentTypes = StallTypes<TentProps, TentLanding>;
