import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** Current state of a round of cups. Cups count from 0 at the left. */
export interface CupsView extends StepSceneView {
  /** Number of cups: 3, 4 or 5. */
  readonly cups: number;
  /** Cups that the player lifted, in order. */
  readonly taken: readonly { readonly cup: number }[];
  /** Cup over the ball at each step; null while the round is open. */
  readonly balls: readonly number[] | null;
}

/** Props, cues and events of cups. */
export interface CupsTypes {
  props: {
    /** Number of cups: 3, 4 or 5. */
    readonly cups: number;
    /** Payouts by number of finds, as the row above the cups shows them. Only characters of the glyph set `label`. */
    readonly pays: readonly string[];
    /** The open round, or the last one with the same number of cups; null if there is none. */
    readonly view: CupsView | null;
  };
  cues: StepCues<CupsView, { readonly cup: number }>;
  events: {
    /** A lifted cup, or the end of the round, has been shown: the page may update the balance. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene is at rest after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
