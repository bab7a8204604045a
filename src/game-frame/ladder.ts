import { asNumber } from '../../fair/ratio.ts';
import type { StepGame } from '../../fair/steps/step-game.ts';

/** What so many won steps pay, and how likely they are. */
export interface Rung {
  readonly steps: number;
  /** Hundredths of the stake. */
  readonly pays: number;
  /** Millionths. */
  readonly chance: number;
}

/** What so many won steps pay, hundredths of the stake, where each pays the same whichever way it is won. */
export function paysAfter<Choice>(rules: StepGame<Choice>, choice: Choice, steps: number): number {
  const taken = Array.from({ length: steps }, () => ({ step: {}, result: 'won', shown: null }) as const);
  return rules.multiplier({ choice, start: null, taken });
}

/** The steps of a game in which each pays the same whichever way it is won, from the first to the last. */
export function rungsOf<Choice>(rules: StepGame<Choice>, choice: Choice): readonly Rung[] {
  return rules.exactReturns(choice).map((back, index) => {
    const pays = paysAfter(rules, choice, index + 1);
    return { steps: index + 1, pays, chance: (asNumber(back) * 100_000_000) / pays };
  });
}

/** What comes back on average after the worst and after the best number of steps, over some choices; millionths. */
export function returnsOf<Choice>(
  rules: StepGame<Choice>,
  choices: readonly Choice[],
): readonly [least: number, most: number] {
  const returns = choices.flatMap((choice) => rules.exactReturns(choice).map(asNumber));
  const inMillionths = (share: number): number => Math.round(share * 1_000_000);
  return [inMillionths(Math.min(...returns)), inMillionths(Math.max(...returns))];
}
