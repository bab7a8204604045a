import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** Current state of a round of cups. Cups count from 0 at the left. */
export interface CupsView extends StepSceneView {
  /** Number of cups: 3, 4 or 5. */
  readonly cups: number;
  /** Cups that the player lifted, in order. */
  readonly taken: readonly { readonly cup: number }[];
  /** Cup that hid the ball at each step; null while the round is open. */
  readonly balls: readonly number[] | null;
}

/** Props, cues (commands from the page) and events of cups. */
export interface CupsTypes {
  props: {
    /** Number of cups: 3, 4 or 5. */
    readonly cups: number;
    /**
     * Payouts by number of finds, as texts in the row above the cups. They contain only characters of the glyph set
     * `label`.
     */
    readonly pays: readonly string[];
    /** The round in progress, or else the last finished round with the same number of cups; null if there is none. */
    readonly view: CupsView | null;
  };
  cues: StepCues<CupsView, { readonly cup: number }>;
  events: {
    /** The result of a lifted cup, or the end of the round, is on the screen: the page may now update the balance. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene is at rest after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
