import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** Faces of two dice, 1 to 6 each. */
export type Dice = readonly [first: number, second: number];

/** Current state of a round of snakes. */
export interface SnakesView extends StepSceneView {
  /** The rolls in order. */
  readonly taken: readonly { readonly dice: Dice }[];
  /** All rolls of the round; null while it is open. */
  readonly rolls: readonly Dice[] | null;
}

/** Contract of snakes. */
export interface SnakesTypes {
  props: {
    /** Multipliers of the squares from 2 to 12 as texts; '' for a snake. Characters of the label set. */
    readonly squares: readonly string[];
    /** The open or the last round, on the same board; null before the first. */
    readonly view: SnakesView | null;
  };
  cues: StepCues<SnakesView, Record<string, never>>;
  events: {
    /** A roll, or the end of the round, is on the screen: the balance may be updated. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene rests after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
