import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** Faces of two dice, 1 to 6 each. */
export type Dice = readonly [first: number, second: number];

/** Current state of a round of snakes. */
export interface SnakesView extends StepSceneView {
  /** Rolls of the round so far, in order. */
  readonly taken: readonly { readonly dice: Dice }[];
  /** All rolls of the round, also unused ones; null while the round is open. */
  readonly rolls: readonly Dice[] | null;
}

/** Props, cues (commands from the page) and events of snakes. */
export interface SnakesTypes {
  props: {
    /**
     * Texts of the multipliers on the squares 2 to 12, in characters of the glyph set `label`; empty for a square with
     * a snake.
     */
    readonly squares: readonly string[];
    /** The round in progress, or else the last finished round on the same board; null if there is none. */
    readonly view: SnakesView | null;
  };
  cues: StepCues<SnakesView, Record<string, never>>;
  events: {
    /** The result of a roll, or the end of the round, is on the screen: the page may now update the balance. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene is at rest after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
