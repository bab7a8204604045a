import type { StepCues, StepView } from '../parts/round/step-round.ts';

/** What can be guessed of the next card, or asked for without a guess. */
export type Guess = 'higher' | 'lower' | 'same' | 'skip';

/** A round of hilo as it stands. Cards are 0 to 51: rank by rank from two to king and ace, four suits of each. */
export interface HiloView extends StepView {
  /** The first card. */
  readonly start: number;
  /** What was asked, and the card that came. */
  readonly taken: readonly { readonly guess: Guess; readonly card: number }[];
}

/** What hilo is made of. */
export interface HiloTypes {
  props: {
    /** The round that is open or was the last; null before the first. */
    readonly view: HiloView | null;
  };
  cues: StepCues<HiloView, { readonly guess: Guess }>;
  events: {
    /** A card, or the end of the round, is on the screen: the balance may follow. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene rests after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
