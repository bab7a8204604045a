import type { StepCues, StepView } from '../parts/round/step-round.ts';

/** A round of towers as it stands. Windows count from 1 at the left, rows from the ground. */
export interface TowersView extends StepView {
  /** Windows of a row. */
  readonly tiles: number;
  /** The opened windows, row by row. */
  readonly taken: readonly { readonly tile: number }[];
  /** The safe windows of each row; null while the round is open. */
  readonly safe: readonly (readonly number[])[] | null;
}

/** What towers are made of. */
export interface TowersTypes {
  props: {
    /** Windows of a row: 2 to 4. */
    readonly tiles: number;
    /** What each row brings, from the ground, as it stands beside it. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly pays: readonly string[];
    /** The round that is open or was the last, with as many windows; null before the first. */
    readonly view: TowersView | null;
  };
  cues: StepCues<TowersView, { readonly tile: number }>;
  events: {
    /** A window, or the end of the round, is on the screen: the balance may follow. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene rests after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
