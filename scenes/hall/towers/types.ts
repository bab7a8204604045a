import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** State of a round of towers. Windows count from 1 at the left, rows from the ground. */
export interface TowersView extends StepSceneView {
  /** Number of windows in a row. */
  readonly tiles: number;
  /** Windows that the player opened, one per row, from the ground. */
  readonly taken: readonly { readonly tile: number }[];
  /** Windows without a ghost in each row; null while the round is open. */
  readonly safe: readonly (readonly number[])[] | null;
}

/** Props, cues (commands from the page) and events of towers. */
export interface TowersTypes {
  props: {
    /** Number of windows in a row: 2 to 4. */
    readonly tiles: number;
    /**
     * Multiplier of each row from the ground up, as the text beside the row. Characters other than ASCII, ₱ and ñ stay
     * blank.
     */
    readonly pays: readonly string[];
    /**
     * The round in progress, or else the last finished round with the same number of windows; null if there is none.
     */
    readonly view: TowersView | null;
  };
  cues: StepCues<TowersView, { readonly tile: number }>;
  events: {
    /** The result of a window, or the end of the round, is on the screen: the page may now update the balance. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene is at rest after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
