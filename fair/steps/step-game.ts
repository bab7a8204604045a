import type { FairStream } from '../random.ts';
import type { Ratio } from '../ratio.ts';

/**
 * A step game: the seed fixes a layout, each step opens a part of it, the player stops in time or not (docs/games.md, Step games).
 * Whoever knows no title takes it as `StepGame`; what `readChoice` and `readStep` give back goes into all the rest.
 */
export interface StepGame<Choice = unknown, Layout = unknown, Step = unknown, Shown = unknown> {
  /** Version of these rules: stored with every round, so that it can be recomputed for ever. */
  readonly rules: string;
  /** Checks what a player chose; throws a RangeError for what is not offered. */
  readChoice(choice: unknown): Choice;
  /** Everything that the seed fixes. Secret until the round is settled. */
  deal(stream: FairStream, choice: Choice): Layout;
  /** What the bet opens at once; most games open nothing. */
  start?(layout: Layout): Shown;
  /** Checks a step; throws a RangeError for one that cannot be taken now. */
  readStep(step: unknown, view: StepView<Choice, Step, Shown>): Step;
  /** What a step opens. */
  open(layout: Layout, view: StepView<Choice, Step, Shown>, step: Step): Opened<Shown>;
  /** What the steps won so far multiply the stake by, in hundredths; 0 before the first. */
  multiplier(view: StepView<Choice, Step, Shown>): number;
  /** The most that the next step can make of it; undefined when there is no further step. */
  highestNext(view: StepView<Choice, Step, Shown>): number | undefined;
  /** The most that the first step can pay. */
  highestFirst(choice: Choice): number;
  /** Share of the stake that comes back on average to whoever stops after 1, 2, 3 … won steps. */
  exactReturns(choice: Choice): readonly Ratio[];
}

/** What a step opened: whether it won, lost or changed nothing, and what the player is shown of the layout beyond that. */
export interface Opened<Shown = unknown> {
  readonly result: 'won' | 'lost' | 'skipped';
  readonly shown: Shown;
}

/** A step that was taken, with what it opened. */
export interface TakenStep<Step = unknown, Shown = unknown> extends Opened<Shown> {
  readonly step: Step;
}

/** Everything that the player may know of an open round. */
export interface StepView<Choice = unknown, Step = unknown, Shown = unknown> {
  readonly choice: Choice;
  /** What the bet opened; null where it opens nothing. */
  readonly start: Shown | null;
  readonly taken: readonly TakenStep<Step, Shown>[];
}

/** How many steps have won. */
export const wonSteps = ({ taken }: Pick<StepView, 'taken'>): number =>
  taken.filter(({ result }) => result === 'won').length;
