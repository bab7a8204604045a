import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** A guess about the next card, compared with the current one; `skip` asks for a card without a guess. */
export type Guess = 'higher' | 'lower' | 'same' | 'skip';

/** State of a hilo round. Cards are numbered 0 to 51, rank by rank from two to ace, with four suits for each rank. */
export interface HiloView extends StepSceneView {
  /** Number of the first card. */
  readonly start: number;
  /** Guesses in order, each with the card that followed. */
  readonly taken: readonly { readonly guess: Guess; readonly card: number }[];
}

/** Props, cues and events of hilo. */
export interface HiloTypes {
  props: {
    /** The open round, or the last one; null before the first round. */
    readonly view: HiloView | null;
  };
  cues: StepCues<HiloView, { readonly guess: Guess }>;
  events: {
    /** A card, or the end of the round, is on the screen: the page may update the balance. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene is at rest after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
