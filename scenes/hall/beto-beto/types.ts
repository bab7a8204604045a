import type { StallLanding, StallProps, StallTypes } from '../models/stall/types.ts';

/** Props of Beto Beto at rest. */
export interface BetoProps extends StallProps {
  /** Selected colour, by its name (fair/tables/perya.ts). */
  readonly field: string;
}

/** Three dice as the server drew them. */
export interface BetoLanding extends StallLanding {
  /** Colour that was bet on. */
  readonly field: string;
  /** Dice from the left: indices of their colours in the table, from 0. */
  readonly dice: readonly number[];
}

/** Types of Beto Beto. */
export type BetoTypes = StallTypes<BetoProps, BetoLanding>;
