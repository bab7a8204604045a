import type { FairStream } from '../random.ts';
import type { Ratio } from '../ratio.ts';

/**
 * A step game: the seed fixes a layout, each step reveals a part of it, and the player stops in time or loses
 * (docs/games.md, Step games). Code for all games uses `StepGame` without type arguments: it passes the results of
 * `readChoice` and `readStep` to all other methods.
 */
export interface StepGame<Choice = unknown, Layout = unknown, Step = unknown, Shown = unknown> {
  /** Version of these rules, stored with every round, so that it can always be recomputed. */
  readonly rules: string;
  /** Validates a player's choice; throws a RangeError if the game does not offer it. */
  readChoice(choice: unknown): Choice;
  /** Draws the layout, everything fixed by the seed. Secret until the round is settled. */
  deal(stream: FairStream, choice: Choice): Layout;
  /** Returns what the bet reveals immediately; most games reveal nothing. */
  start?(layout: Layout): Shown;
  /** Validates a step; throws a RangeError if it cannot be taken now. */
  readStep(step: unknown, view: StepView<Choice, Step, Shown>): Step;
  /** Returns the result of a step and what it reveals. */
  open(layout: Layout, view: StepView<Choice, Step, Shown>, step: Step): OpenedStep<Shown>;
  /** Returns the current multiplier in hundredths of the stake; 0 before the first won step. */
  multiplier(view: StepView<Choice, Step, Shown>): number;
  /** Returns the highest multiplier that the next step can reach, in hundredths; undefined if no step can follow. */
  highestNext(view: StepView<Choice, Step, Shown>): number | undefined;
  /** Returns the highest multiplier that the first step can reach, in hundredths. */
  highestFirst(choice: Choice): number;
  /** Returns the exact RTP of stopping after 1, 2, 3 … won steps. */
  exactReturns(choice: Choice): readonly Ratio[];
}

/** Result of a step: whether it won, lost or changed nothing, and the part of the layout revealed besides that. */
export interface OpenedStep<Shown = unknown> {
  readonly result: 'won' | 'lost' | 'skipped';
  readonly shown: Shown;
}

/** A step that was taken, with its result. */
export interface TakenStep<Step = unknown, Shown = unknown> extends OpenedStep<Shown> {
  readonly step: Step;
}

/** Everything the player may know of an open round. */
export interface StepView<Choice = unknown, Step = unknown, Shown = unknown> {
  readonly choice: Choice;
  /** What the bet itself revealed, such as the first card; null if nothing. */
  readonly start: Shown | null;
  readonly taken: readonly TakenStep<Step, Shown>[];
}

/** Returns the number of won steps. */
export const wonSteps = ({ taken }: Pick<StepView, 'taken'>): number =>
  taken.filter(({ result }) => result === 'won').length;
