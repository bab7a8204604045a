import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** Current state of a round of pump. */
export interface PumpView extends StepSceneView {
  /** Pumps in order, each with the multiplier that it reached, as text. */
  readonly taken: readonly { readonly times: string }[];
  /** Maximum number of pumps in the round. */
  readonly most: number;
  /** Text of the sign with the pump at which the balloon would have burst; null while the round is open. */
  readonly end: string | null;
}

/** Props, cues (commands from the page) and events of pump. */
export interface PumpTypes {
  props: {
    /** Text of the bet on the sign. Characters other than ASCII, ₱ and ñ stay blank. */
    readonly line: string;
    /** The round in progress, or else the last finished round; null before the first round. */
    readonly view: PumpView | null;
  };
  cues: StepCues<PumpView, Record<string, never>>;
  events: {
    /** The result of a pump, or the end of the round, is on the screen: the page may now update the balance. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene is at rest after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
