import type { StallLanding, StallProps, StallTypes } from '../models/stall/types.ts';

/** Result of a round, from the server. */
export interface TentLanding extends StallLanding {
  /** Places of the three tents that the player chose, 1 to 9. */
  readonly places: readonly number[];
  /** Places of the three tents with a treasure, 1 to 9. */
  readonly draws: readonly number[];
}

/** Props between rounds: the places of the chosen tents, 1 to 9. */
export interface TentProps extends StallProps {
  readonly places: readonly number[];
}

/** Props, cues (commands from the page) and events of Tent Treasure. */
export type TentTypes = StallTypes<TentProps, TentLanding>;
