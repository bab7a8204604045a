import { type Ratio, part, ratio, times } from './ratio.ts';

/**
 * The rising multiplier shared by limbo and crash (docs/games.md, Limbo): 0.99 ÷ a 32-bit word, in hundredths, at
 * least 1.00.
 */

const WORDS = 2 ** 32;

/** The minimum target. */
export const LEAST_TARGET = 101;

/** Returns the final multiplier of a 32-bit word. Integers below 2⁵³ divide without an error visible to floor. */
export const risesTo = (word: number): number => Math.max(100, Math.floor((99 * WORDS) / (word + 1)));

/** Returns the probability that a target is reached. */
export const reachChance = (target: number): Ratio =>
  ratio((99n * BigInt(WORDS)) / BigInt(target), BigInt(WORDS));

/** Returns the RTP at a target. */
export const targetReturn = (target: number): Ratio => times(part(target, 100), reachChance(target));
