import type { StallLanding, StallProps, StallTypes } from '../models/stall/types.ts';

/** Props of Beto Beto between rounds. */
export interface BetoProps extends StallProps {
  /** Name of the colour that the player selected, as in `fair/tables/perya.ts`. */
  readonly field: string;
}

/** Result of a round: the top colours of the three dice, drawn at random by the server. */
export interface BetoLanding extends StallLanding {
  /** Name of the colour that the player bet on. */
  readonly field: string;
  /** Colours on top of the dice, from the left, as indices (from 0) into the paytable. */
  readonly dice: readonly number[];
}

/** Props, cues (commands from the page) and events of Beto Beto. */
export type BetoTypes = StallTypes<BetoProps, BetoLanding>;
