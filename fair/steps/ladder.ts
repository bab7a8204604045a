import type { FairStream } from '../random.ts';
import { type Ratio, floorOf, part, power, quotient, times } from '../ratio.ts';
import { type StepGame, type StepView, wonSteps } from './step-game.ts';

/** A step game whose multiplier depends only on the number of won steps. */
interface LadderRules<Choice, Layout, Step> {
  readonly rules: string;
  readChoice(choice: unknown): Choice;
  deal(stream: FairStream, choice: Choice): Layout;
  readStep(step: unknown, view: StepView<Choice, Step, null>): Step;
  /** Returns whether a step wins after the given number of won steps. */
  isSafe(layout: Layout, step: Step, won: number, choice: Choice): boolean;
  /** Returns the probabilities of winning 1, 2, 3 … steps. */
  chances(choice: Choice): readonly Ratio[];
  /** Returns the payouts of 1, 2, 3 … won steps, in hundredths; default: 99 % of the fair payout, rounded down. */
  readonly pays?: (choice: Choice) => readonly number[];
}

/** Returns 99 % of the fair multiplier of a probability, in hundredths, rounded down once. */
export const fairPay = (chance: Ratio): number => floorOf(quotient(part(99, 1), chance));

/** Returns the multipliers of 1, 2, 3 … won steps. */
const rungsOf = <Choice, Layout, Step>(
  game: LadderRules<Choice, Layout, Step>,
  choice: Choice,
): readonly number[] => game.pays?.(choice) ?? game.chances(choice).map(fairPay);

/** Makes a step game whose multiplier depends only on the number of won steps. A step reveals only whether it won. */
export function ladderGame<Choice, Layout, Step>(
  game: LadderRules<Choice, Layout, Step>,
): StepGame<Choice, Layout, Step, null> {
  const rungs = (choice: Choice): readonly number[] => rungsOf(game, choice);
  return {
    rules: game.rules,
    readChoice: (choice) => game.readChoice(choice),
    deal: (stream, choice) => game.deal(stream, choice),
    readStep: (step, view) => game.readStep(step, view),
    open: (layout, view, step) => ({
      result: game.isSafe(layout, step, wonSteps(view), view.choice) ? 'won' : 'lost',
      shown: null,
    }),
    multiplier: (view) => rungs(view.choice)[wonSteps(view) - 1] ?? 0,
    highestNext: (view) => rungs(view.choice)[wonSteps(view)],
    highestFirst: (choice) => rungs(choice)[0] ?? 0,
    exactReturns(choice) {
      const pays = rungs(choice);
      return game.chances(choice).map((chance, step) => times(chance, part(pays[step] ?? 0, 100)));
    },
  };
}

/** Returns the probabilities of winning 1, 2, 3 … independent steps of equal probability. */
export const repeated = (chance: Ratio, steps: number): Ratio[] =>
  Array.from({ length: steps }, (_, index) => power(chance, index + 1));
