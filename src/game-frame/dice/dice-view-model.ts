import * as v from 'valibot';
import { formatExact } from '../../../contract/money.ts';
import { dice as manifest } from '../../../contract/catalogue/games/dice.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { DICE, diceTargets } from '../../../fair/instant/dice.ts';
import { asNumber } from '../../../fair/ratio.ts';

/** What the player chooses with a bet on Dice: the target and the winning side. */
export type DiceChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Number of possible rolls: 0.00 to 100.00 in steps of 0.01. */
const ROLLS = 10_001;

/** Every target on offer, in number of winning rolls, smallest first. */
export const DICE_TARGETS = diceTargets();

/** Choice at the start of a visit; it wins about half of the time. */
export const DEFAULT_DICE: DiceChoice = { target: nearestDiceTarget(5_000), side: 'over' };

/** Returns the index in `DICE_TARGETS` of the target nearest to the given one. */
export function diceTargetIndex(target: number): number {
  let place = 0;
  for (const [index, one] of DICE_TARGETS.entries())
    if (Math.abs(one - target) < Math.abs((DICE_TARGETS[place] ?? 0) - target)) place = index;
  return place;
}

/** Returns the target on offer that is nearest to a number of winning rolls. */
export function nearestDiceTarget(rolls: number): number {
  return DICE_TARGETS[diceTargetIndex(rolls)] ?? 1;
}

/** Returns the choice whose target is `by` positions further in the list of targets; stops at both ends. */
export const stepDiceChoice = (choice: DiceChoice, by: number): DiceChoice => ({
  ...choice,
  target:
    DICE_TARGETS[Math.min(DICE_TARGETS.length - 1, Math.max(0, diceTargetIndex(choice.target) + by))] ??
    choice.target,
});

/**
 * Returns the choice for a slider value in winning rolls. A change of 1, as by an arrow key, selects the next target on
 * offer.
 */
export function slideDiceChoice(choice: DiceChoice, rolls: number): DiceChoice {
  const by = rolls - choice.target;
  return Math.abs(by) === 1 ? stepDiceChoice(choice, by) : { ...choice, target: nearestDiceTarget(rolls) };
}

/** Returns the choice whose gate is nearest to a position of the track, in hundredths (0 to 10,000). */
export const diceChoiceAt = ({ side }: DiceChoice, at: number): DiceChoice => ({
  side,
  target: nearestDiceTarget(side === 'under' ? at : 10_000 - at),
});

/** Formats a roll: 7235 becomes 72.35. */
export const rollText = (roll: number): string => formatExact(roll, '');

/**
 * Returns a choice's multiplier in hundredths, and its win probability and return (RTP) in millionths, computed
 * exactly from the rules.
 */
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

/** Returns the roll at the limit of a choice, in hundredths: the winning rolls are under or over it. */
export const diceLimitOf = ({ target, side }: DiceChoice): number =>
  side === 'under' ? target : 10_000 - target;

/** Reads the roll of a settled round, in hundredths; undefined if the round has none. */
export function diceRollOf({ outcome }: HallRound): number | undefined {
  const parsed = v.safeParse(manifest.shapes.outcome, outcome);
  return parsed.success ? parsed.output.roll : undefined;
}
