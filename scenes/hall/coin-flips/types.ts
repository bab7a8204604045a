import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** A side of the coin. */
export type CoinSide = 'heads' | 'tails';

/** Current state of a round of coin flips. */
export interface FlipsView extends StepSceneView {
  /** Flips of the round in order, each with the called side and the side that came up. */
  readonly taken: readonly { readonly called: CoinSide; readonly came: CoinSide }[];
}

/** Props, cues (commands from the page) and events of the coin flips. */
export interface FlipsTypes {
  props: {
    /**
     * Payouts by number of flips, as texts in the places of the row. They contain only characters of the glyph set
     * `label`.
     */
    readonly pays: readonly string[];
    /** The round in progress, or else the last finished round; null before the first round. */
    readonly view: FlipsView | null;
  };
  cues: StepCues<FlipsView, { readonly side: CoinSide }>;
  events: {
    /** The result of a flip, or the end of the round, is on the screen: the page may now update the balance. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene is at rest after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
