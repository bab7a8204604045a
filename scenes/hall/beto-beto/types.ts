import type { StallLanding, StallProps, StallTypes } from '../models/stall/types.ts';

/** Props of Beto Beto between rounds. */
export interface BetoProps extends StallProps {
  /** Name of the selected colour, as in `fair/tables/perya.ts`. */
  readonly field: string;
}

/** Result of a round: three dice as the server drew them. */
export interface BetoLanding extends StallLanding {
  /** Name of the colour that the player bet on. */
  readonly field: string;
  /** Colours on top of the dice, from the left, as indices into the paytable from 0. */
  readonly dice: readonly number[];
}

/** Props, cues and events of Beto Beto. */
export type BetoTypes = StallTypes<BetoProps, BetoLanding>;
