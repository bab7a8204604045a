import type { StepCues, StepSceneView } from '../models/round/step-round.ts';

/** A guess about the next card, compared with the current one; `skip` asks for another card without a guess. */
export type Guess = 'higher' | 'lower' | 'same' | 'skip';

/**
 * State of a hilo round. Cards are numbered from 0 to 51: the four twos are 0 to 3, the four threes 4 to 7, and so on
 * to the aces.
 */
export interface HiloView extends StepSceneView {
  /** Number of the first card. */
  readonly start: number;
  /** Guesses in order, each with the card that followed. */
  readonly taken: readonly { readonly guess: Guess; readonly card: number }[];
}

/** Props, cues (commands from the page) and events of hilo. */
export interface HiloTypes {
  props: {
    /** The round in progress, or else the last finished round; null before the first round. */
    readonly view: HiloView | null;
  };
  cues: StepCues<HiloView, { readonly guess: Guess }>;
  events: {
    /** The result of a card, or the end of the round, is on the screen: the page may now update the balance. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene is at rest after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
