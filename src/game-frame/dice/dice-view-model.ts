import * as v from 'valibot';
import { formatExact } from '../../../contract/money.ts';
import { dice as manifest } from '../../../contract/catalogue/games/dice.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { DICE, diceTargets } from '../../../fair/instant/dice.ts';
import { asNumber } from '../../../fair/ratio.ts';

/** Choice of a dice bet. */
export type DiceChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Number of possible rolls. */
const ROLLS = 10_001;

/** All offered targets, narrowest first. */
export const DICE_TARGETS = diceTargets();

/** Initial choice of a visit: wins about half of the time. */
export const DEFAULT_DICE: DiceChoice = { target: nearestDiceTarget(5_000), side: 'over' };

/** Returns the index in `DICE_TARGETS` of the one nearest to a target. */
export function diceTargetIndex(target: number): number {
  let place = 0;
  for (const [index, one] of DICE_TARGETS.entries())
    if (Math.abs(one - target) < Math.abs((DICE_TARGETS[place] ?? 0) - target)) place = index;
  return place;
}

/** Returns the offered target nearest to a number of rolls. */
export function nearestDiceTarget(rolls: number): number {
  return DICE_TARGETS[diceTargetIndex(rolls)] ?? 1;
}

/** Returns a choice with the target moved by the given number of positions. */
export const stepDiceChoice = (choice: DiceChoice, by: number): DiceChoice => ({
  ...choice,
  target:
    DICE_TARGETS[Math.min(DICE_TARGETS.length - 1, Math.max(0, diceTargetIndex(choice.target) + by))] ??
    choice.target,
});

/**
 * Returns the choice for a slider value in rolls: a single step, as by an arrow key, selects the next offered target.
 */
export function slideDiceChoice(choice: DiceChoice, rolls: number): DiceChoice {
  const by = rolls - choice.target;
  return Math.abs(by) === 1 ? stepDiceChoice(choice, by) : { ...choice, target: nearestDiceTarget(rolls) };
}

/** Returns the choice whose gate is at a position of the track, hundredths. */
export const diceChoiceAt = ({ side }: DiceChoice, at: number): DiceChoice => ({
  side,
  target: nearestDiceTarget(side === 'under' ? at : 10_000 - at),
});

/** Formats a roll: 7235 is 72.35. */
export const rollText = (roll: number): string => formatExact(roll, '');

/** Returns a choice's multiplier, probability and return, exactly by the rules; shares in millionths. */
export function diceOddsOf(choice: DiceChoice): {
  readonly multiplier: number;
  readonly chance: number;
  readonly back: number;
} {
  return {
    multiplier: DICE.topMultiplier(choice),
    chance: Math.round((choice.target / ROLLS) * 1_000_000),
    back: Math.round(asNumber(DICE.exactReturn(choice)) * 1_000_000),
  };
}

/** Returns the limit beyond which a choice wins, as a roll. */
export const diceLimitOf = ({ target, side }: DiceChoice): number =>
  side === 'under' ? target : 10_000 - target;

/** Reads the roll of a settled round; undefined if it has none. */
export function diceRollOf({ outcome }: HallRound): number | undefined {
  const parsed = v.safeParse(manifest.shapes.outcome, outcome);
  return parsed.success ? parsed.output.roll : undefined;
}
