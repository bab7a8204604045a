import type { StepCues, StepView } from '../parts/round/step-round.ts';

/** A round of cups as it stands. Cups count from 0 at the left. */
export interface CupsView extends StepView {
  /** How many cups there are: 3, 4 or 5. */
  readonly cups: number;
  /** The cups that were lifted, in order. */
  readonly taken: readonly { readonly cup: number }[];
  /** Under which cup the ball lies, time by time; null while the round is open. */
  readonly balls: readonly number[] | null;
}

/** What cups are made of. */
export interface CupsTypes {
  props: {
    /** How many cups there are: 3, 4 or 5. */
    readonly cups: number;
    /** What so many finds in a row pay, as the row above the cups says it. Characters of the label set. */
    readonly pays: readonly string[];
    /** The round that is open or was the last, with as many cups; null before the first. */
    readonly view: CupsView | null;
  };
  cues: StepCues<CupsView, { readonly cup: number }>;
  events: {
    /** A lifted cup, or the end of the round, is on the screen: the balance may follow. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene rests after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
