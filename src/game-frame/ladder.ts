import { asNumber } from '../../fair/ratio.ts';
import type { StepGame } from '../../fair/steps/step-game.ts';

/** Payout and probability of a number of won steps. */
export interface LadderRung {
  readonly steps: number;
  /** Payout in hundredths of the stake. */
  readonly pays: number;
  /** Probability in millionths. */
  readonly chance: number;
}

/**
 * Returns the payout of a number of won steps, hundredths of the stake, for games in which it does not depend on the
 * steps taken.
 */
export function ladderMultiplier<Choice>(rules: StepGame<Choice>, choice: Choice, steps: number): number {
  const taken = Array.from({ length: steps }, () => ({ step: {}, result: 'won', shown: null }) as const);
  return rules.multiplier({ choice, start: null, taken });
}

/** Returns all rungs from the first to the last, for games in which the payout does not depend on the steps taken. */
export function ladderRungsOf<Choice>(rules: StepGame<Choice>, choice: Choice): readonly LadderRung[] {
  return rules.exactReturns(choice).map((back, index) => {
    const pays = ladderMultiplier(rules, choice, index + 1);
    return { steps: index + 1, pays, chance: (asNumber(back) * 100_000_000) / pays };
  });
}

/** Returns the lowest and the highest return (RTP) over all numbers of steps of some choices; millionths. */
export function ladderReturnRange<Choice>(
  rules: StepGame<Choice>,
  choices: readonly Choice[],
): readonly [least: number, most: number] {
  const returns = choices.flatMap((choice) => rules.exactReturns(choice).map(asNumber));
  const inMillionths = (share: number): number => Math.round(share * 1_000_000);
  return [inMillionths(Math.min(...returns)), inMillionths(Math.max(...returns))];
}
