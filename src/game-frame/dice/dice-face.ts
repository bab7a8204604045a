import * as v from 'valibot';
import { formatExact } from '../../../contract/money.ts';
import { instantGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { DICE, diceTargets } from '../../../fair/instant/dice.ts';
import { asNumber } from '../../../fair/ratio.ts';

/** What is bet on in dice. */
export type DiceChoice = v.InferOutput<typeof instantGames.dice.choice>;

/** How many rolls there are. */
const ROLLS = 10_001;

/** Every target that is offered, from the narrowest. */
export const TARGETS = diceTargets();

/** Where a visit begins: nearly even. */
export const FIRST: DiceChoice = { target: nearestTarget(5_000), side: 'over' };

/** The place in `TARGETS` of the one nearest to a target. */
export function placeOf(target: number): number {
  let place = 0;
  for (const [index, one] of TARGETS.entries())
    if (Math.abs(one - target) < Math.abs((TARGETS[place] ?? 0) - target)) place = index;
  return place;
}

/** The offered target nearest to a number of rolls. */
export function nearestTarget(rolls: number): number {
  return TARGETS[placeOf(rolls)] ?? 1;
}

/** A choice with the target so many places on. */
export const moved = (choice: DiceChoice, by: number): DiceChoice => ({
  ...choice,
  target: TARGETS[Math.min(TARGETS.length - 1, Math.max(0, placeOf(choice.target) + by))] ?? choice.target,
});

/** The choice of a slider over so many rolls: a step of it, as by an arrow key, is the next offered target. */
export function slidTo(choice: DiceChoice, rolls: number): DiceChoice {
  const by = rolls - choice.target;
  return Math.abs(by) === 1 ? moved(choice, by) : { ...choice, target: nearestTarget(rolls) };
}

/** The choice whose gate stands at a place of the track, hundredths. */
export const chosenAt = ({ side }: DiceChoice, at: number): DiceChoice => ({
  side,
  target: nearestTarget(side === 'under' ? at : 10_000 - at),
});

/** A roll as it is said: 7235 is 72.35. */
export const rollText = (roll: number): string => formatExact(roll, '');

/** What a choice pays, how likely it is and what comes back, exactly as the rules have it; shares in millionths. */
export function oddsOf(choice: DiceChoice): {
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

/** The limit beyond which a choice wins, as a roll. */
export const limitOf = ({ target, side }: DiceChoice): number =>
  side === 'under' ? target : 10_000 - target;

/** The roll of a settled round; undefined when it tells none. */
export function rollOf({ outcome }: StudioRound): number | undefined {
  const parsed = v.safeParse(instantGames.dice.outcome, outcome);
  return parsed.success ? parsed.output.roll : undefined;
}
