import type { StepCues, StepView } from '../parts/round/step-round.ts';

/** A round of mines as it stands. Tiles count from 1, row by row from the top left. */
export interface MinesView extends StepView {
  /** The opened chests in order, each with what the round stood at then, as its chest says it. */
  readonly taken: readonly { readonly tile: number; readonly times: string }[];
  /** Where the mines are; null while the round is open. */
  readonly mines: readonly number[] | null;
}

/** What mines are made of. */
export interface MinesTypes {
  props: {
    /** Above the chests: how many mines there are. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly line: string;
    /** The round that is open or was the last; null before the first. */
    readonly view: MinesView | null;
  };
  cues: StepCues<MinesView, { readonly tile: number }>;
  events: {
    /** A chest, or the end of the round, is on the screen: the balance may follow. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene rests after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
