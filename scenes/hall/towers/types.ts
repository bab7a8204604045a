import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** Current state of a round of towers. Windows count from 1 at the left, rows from the ground. */
export interface TowersView extends StepSceneView {
  /** Number of windows in a row. */
  readonly tiles: number;
  /** The opened windows, row by row. */
  readonly taken: readonly { readonly tile: number }[];
  /** The safe windows of each row; null while the round is open. */
  readonly safe: readonly (readonly number[])[] | null;
}

/** Contract of towers. */
export interface TowersTypes {
  props: {
    /** Number of windows in a row: 2 to 4. */
    readonly tiles: number;
    /** Multiplier of each row, from the ground, as shown beside it. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly pays: readonly string[];
    /** The open or the last round, with the same number of windows; null before the first. */
    readonly view: TowersView | null;
  };
  cues: StepCues<TowersView, { readonly tile: number }>;
  events: {
    /** A window, or the end of the round, is on the screen: the balance may be updated. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene rests after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
