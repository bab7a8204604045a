import type { StepCues, StepSceneView } from '../round/step-round.ts';

/** State of a climb round. */
export interface ClimbView extends StepSceneView {
  /** The requested steps: all won, except the last one of a lost climb. */
  readonly taken: readonly { readonly result: string }[];
  /** The plate's text, in characters of the label set. */
  readonly label: string;
  /** How many steps would have been won; null while the round is open, and for one without a climb. */
  readonly end: number | null;
}

/** Props of a climb. */
export interface ClimbProps {
  /** The plate's text before a bet, in characters of the label set. */
  readonly line: string;
  /** The open or last round; null before the first. */
  readonly view: ClimbView | null;
}

/** Types of a climb. A step carries no choice. */
export interface ClimbTypes {
  props: ClimbProps;
  cues: StepCues<ClimbView, object>;
  events: {
    /** A step, or the end of the round, is on the screen: the balance may follow. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene is at rest after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
