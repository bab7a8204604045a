import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** State of a mines round. Its chests are called tiles and count from 1, row by row from the top left. */
export interface MinesView extends StepSceneView {
  /** Opened chests in order, each with the multiplier that it reached, as the text on the chest. */
  readonly taken: readonly { readonly tile: number; readonly times: string }[];
  /** Tiles with a mine; null while the round is open. */
  readonly mines: readonly number[] | null;
}

/** Props, cues (commands from the page) and events of mines. */
export interface MinesTypes {
  props: {
    /** Text above the chests, with the number of mines. Characters other than ASCII, ₱ and ñ stay blank. */
    readonly line: string;
    /** The round in progress, or else the last finished round; null before the first round. */
    readonly view: MinesView | null;
  };
  cues: StepCues<MinesView, { readonly tile: number }>;
  events: {
    /** The result of a chest, or the end of the round, is on the screen: the page may now update the balance. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene is at rest after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
