import { asNumber } from '../../fair/ratio.ts';
import type { StepGame } from '../../fair/steps/step-game.ts';

/** Payout and probability after a number of won steps. */
export interface LadderRung {
  readonly steps: number;
  /** Payout, in hundredths of the stake. */
  readonly pays: number;
  /** Probability of winning all these steps, in millionths. */
  readonly chance: number;
}

/**
 * Returns the payout after a number of won steps, in hundredths of the stake. Only for games in which all steps are
 * alike.
 */
export function ladderMultiplier<Choice>(rules: StepGame<Choice>, choice: Choice, steps: number): number {
  const taken = Array.from({ length: steps }, () => ({ step: {}, result: 'won', shown: null }) as const);
  return rules.multiplier({ choice, start: null, taken });
}

/** Returns payout and probability after each number of won steps. Only for games in which all steps are alike. */
export function ladderRungsOf<Choice>(rules: StepGame<Choice>, choice: Choice): readonly LadderRung[] {
  return rules.exactReturns(choice).map((back, index) => {
    const pays = ladderMultiplier(rules, choice, index + 1);
    return { steps: index + 1, pays, chance: (asNumber(back) * 100_000_000) / pays };
  });
}

/** Returns the lowest and the highest return (RTP) over the given choices and all numbers of steps, in millionths. */
export function ladderReturnRange<Choice>(
  rules: StepGame<Choice>,
  choices: readonly Choice[],
): readonly [least: number, most: number] {
  const returns = choices.flatMap((choice) => rules.exactReturns(choice).map(asNumber));
  const inMillionths = (share: number): number => Math.round(share * 1_000_000);
  return [inMillionths(Math.min(...returns)), inMillionths(Math.max(...returns))];
}
