import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** Possible guesses about the next card, or `skip` for a card without a guess. */
export type Guess = 'higher' | 'lower' | 'same' | 'skip';

/** State of a hilo round. Cards are 0 to 51: rank by rank from two to king and ace, four suits of each. */
export interface HiloView extends StepSceneView {
  /** The first card. */
  readonly start: number;
  /** Each guess with the card that followed. */
  readonly taken: readonly { readonly guess: Guess; readonly card: number }[];
}

/** Types of the hilo scene. */
export interface HiloTypes {
  props: {
    /** The open or last round; null before the first. */
    readonly view: HiloView | null;
  };
  cues: StepCues<HiloView, { readonly guess: Guess }>;
  events: {
    /** A card, or the end of the round, is on the screen: the balance may follow. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene is at rest after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
