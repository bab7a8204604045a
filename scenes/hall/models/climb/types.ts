import type { StepCues, StepSceneView } from '../round/step-round.ts';

/** State of a round of a climbing game. */
export interface ClimbView extends StepSceneView {
  /** Requested steps, all successful except the last one of a lost round. */
  readonly taken: readonly { readonly result: string }[];
  /** Text of the sign, in characters of the glyph set `label`. */
  readonly label: string;
  /** Number of steps that would have succeeded; null while the round is open, and for a void round. */
  readonly end: number | null;
}

/** Props of a climbing game. */
export interface ClimbProps {
  /** Text of the sign before the first bet, in characters of the glyph set `label`. */
  readonly line: string;
  /** The round in progress, or else the last finished round; null before the first round. */
  readonly view: ClimbView | null;
}

/** Props, cues (commands from the page) and events of a climbing game. The player chooses nothing at a step. */
export interface ClimbTypes {
  props: ClimbProps;
  cues: StepCues<ClimbView, object>;
  events: {
    /** The result of a step, or the end of the round, is on the screen: the page may now update the balance. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene is at rest after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
