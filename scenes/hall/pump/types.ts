import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** Current state of a round of pump. */
export interface PumpView extends StepSceneView {
  /** The pumps in order, each with the multiplier after it, formatted. */
  readonly taken: readonly { readonly times: string }[];
  /** Maximum number of pumps. */
  readonly most: number;
  /** Pump at which the balloon was to burst, as shown on the sign; null while the round is open. */
  readonly end: string | null;
}

/** Contract of pump. */
export interface PumpTypes {
  props: {
    /** The bet on the sign. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly line: string;
    /** The open or the last round; null before the first. */
    readonly view: PumpView | null;
  };
  cues: StepCues<PumpView, Record<string, never>>;
  events: {
    /** A pump, or the end of the round, is on the screen: the balance may be updated. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene rests after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
