import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** State of a mines round. Tiles count from 1, row by row from the top left. */
export interface MinesView extends StepSceneView {
  /** The opened chests in order, each with the multiplier reached by it, as its chest shows it. */
  readonly taken: readonly { readonly tile: number; readonly times: string }[];
  /** Tiles of the mines; null while the round is open. */
  readonly mines: readonly number[] | null;
}

/** Types of the mines scene. */
export interface MinesTypes {
  props: {
    /** Text above the chests: the number of mines. Characters other than ASCII, ₱ and ñ stay blank. */
    readonly line: string;
    /** The open or last round; null before the first. */
    readonly view: MinesView | null;
  };
  cues: StepCues<MinesView, { readonly tile: number }>;
  events: {
    /** A chest, or the end of the round, is on the screen: the balance may follow. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene is at rest after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
