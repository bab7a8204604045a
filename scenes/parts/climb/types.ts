import type { StepCues, StepView } from '../round/step-round.ts';

/** A climb as it stands. */
export interface ClimbView extends StepView {
  /** The steps that were asked for: all won, but the last one of a lost climb. */
  readonly taken: readonly { readonly result: string }[];
  /** What the plate says: characters of the label set. */
  readonly label: string;
  /** How many steps luck would have carried; null while the round is open, and for one that nobody climbed. */
  readonly end: number | null;
}

/** State of a climb. */
export interface ClimbProps {
  /** What the plate says before a bet: characters of the label set. */
  readonly line: string;
  /** The round that is open or was the last; null before the first. */
  readonly view: ClimbView | null;
}

/** What a climb is made of. Nothing is asked with a step but one more. */
export interface ClimbTypes {
  props: ClimbProps;
  cues: StepCues<ClimbView, object>;
  events: {
    /** A step, or the end of the round, is on the screen: the balance may follow. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene rests after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
