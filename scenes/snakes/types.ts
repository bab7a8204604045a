import type { StepCues, StepView } from '../parts/round/step-round.ts';

/** What two dice show, 1 to 6 each. */
export type Dice = readonly [first: number, second: number];

/** A round of snakes as it stands. */
export interface SnakesView extends StepView {
  /** The rolls in order. */
  readonly taken: readonly { readonly dice: Dice }[];
  /** All rolls of the round; null while it is open. */
  readonly rolls: readonly Dice[] | null;
}

/** What snakes are made of. */
export interface SnakesTypes {
  props: {
    /** What the squares from 2 to 12 multiply by, as they say it themselves; '' where a snake lies. Characters of the label set. */
    readonly squares: readonly string[];
    /** The round that is open or was the last, on the same board; null before the first. */
    readonly view: SnakesView | null;
  };
  cues: StepCues<SnakesView, Record<string, never>>;
  events: {
    /** A roll, or the end of the round, is on the screen: the balance may follow. */
    'round:shown': { readonly status: string; readonly steps: number };
    /** The scene rests after the end of a round. */
    'round:closed': { readonly payout: number };
  };
}
