import { oneOf, wholeOf } from '../choice.ts';
import { pick } from '../public-draw.ts';
import { part, times } from '../ratio.ts';
import type { InstantGame } from './instant-game.ts';

/** Number of possible rolls: 0.00 to 100.00. */
const ROLLS = 10_001;
/** The largest target on offer; it has the smallest multiplier above 1.00. */
const WIDEST = 9_801;

/** What the player chooses: a target, and the side that wins, `under` or `over`. */
interface DiceChoice {
  /** Number of winning rolls out of 10,001. */
  readonly target: number;
  readonly side: 'under' | 'over';
}

const multiplierOf = (target: number): number => Math.floor(990_000 / target);

/**
 * Returns whether a target is the largest one with its multiplier. Only such targets are offered, because smaller ones
 * with the same multiplier return less.
 */
const isOffered = (target: number): boolean =>
  target === WIDEST || multiplierOf(target) > multiplierOf(target + 1);

/** Returns all targets on offer, smallest first. */
export const diceTargets = (): number[] =>
  Array.from({ length: WIDEST }, (_, index) => index + 1).filter(isOffered);

/**
 * Dice (docs/games.md, Dice): `under` wins if the roll is below the target, `over` if it is above 100.00 minus the
 * target.
 */
export const DICE: InstantGame<DiceChoice, { readonly roll: number }> = {
  rules: 'dice-1',
  readChoice(choice) {
    const target = wholeOf(choice, 'target', 1, WIDEST);
    if (!isOffered(target)) throw new RangeError(`${target} is not the best target of its multiplier`);
    return { target, side: oneOf(choice, 'side', ['under', 'over']) };
  },
  // The roll is in hundredths, 0 to 10,000.
  draw: (stream) => ({ roll: pick(stream, ROLLS) }),
  multiplier: ({ target, side }, { roll }) =>
    (side === 'under' ? roll < target : roll > ROLLS - 1 - target) ? multiplierOf(target) : 0,
  topMultiplier: ({ target }) => multiplierOf(target),
  exactReturn: ({ target }) => times(part(target, ROLLS), part(multiplierOf(target), 100)),
};
