import type { StallLanding, StallProps, StallTypes } from '../parts/stall/types.ts';

/** Where the ball fell, as the server gave it. */
export interface DropBallLanding extends StallLanding {
  /** The hole, 0 to 49, in the order of the fields of the stall's table. */
  readonly at: number;
}

/** What is bet on. */
export interface DropBallProps extends StallProps {
  /** The colour: a field's name. */
  readonly field: string;
}

/** What the drop ball stall is made of. */
export type DropBallTypes = StallTypes<DropBallProps, DropBallLanding>;
