import type { StallLanding, StallProps, StallTypes } from '../parts/stall/types.ts';

/** What is shown of Beto Beto at rest. */
export interface BetoProps extends StallProps {
  /** The colour that is bet on, by its name (fair/tables/perya.ts). */
  readonly field: string;
}

/** Three dice as the server drew them. */
export interface BetoLanding extends StallLanding {
  /** The colour that was bet on. */
  readonly field: string;
  /** The dice from the left: places of their colours in the table, counted from 0. */
  readonly dice: readonly number[];
}

/** What Beto Beto is made of. */
export type BetoTypes = StallTypes<BetoProps, BetoLanding>;
