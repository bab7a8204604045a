import type { StepCues, StepView } from '../parts/round/step-round.ts';

/** A round of pump as it stands. */
export interface PumpView extends StepView {
  /** The pumps in order, each with what the balloon then stood at, as it says it itself. */
  readonly taken: readonly { readonly times: string }[];
  /** How many pumps the balloon can take at most. */
  readonly most: number;
  /** With which pump it was to burst, as the sign says it; null while the round is open. */
  readonly end: string | null;
}

/** What pump is made of. */
export interface PumpTypes {
  props: {
    /** On the sign: what is bet on. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly line: string;
    /** The round that is open or was the last; null before the first. */
    readonly view: PumpView | null;
  };
  cues: StepCues<PumpView, Record<string, never>>;
  events: {
    /** A pump, or the end of the round, is on the screen: the balance may follow. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene rests after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
