import type { StepCues, StepView } from '../parts/round/step-round.ts';

/** A side of the coin. */
export type Side = 'heads' | 'tails';

/** A round of coin flips as it stands. */
export interface FlipsView extends StepView {
  /** The flips in order: what was called, and what came. */
  readonly taken: readonly { readonly called: Side; readonly came: Side }[];
}

/** What the coin flips are made of. */
export interface FlipsTypes {
  props: {
    /** What so many flips in a row pay, as their places in the row say it. Characters of the label set. */
    readonly pays: readonly string[];
    /** The round that is open or was the last; null before the first. */
    readonly view: FlipsView | null;
  };
  cues: StepCues<FlipsView, { readonly side: Side }>;
  events: {
    /** A flip, or the end of the round, is on the screen: the balance may follow. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene rests after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
