import { type Ratio, part, ratio, times } from './ratio.ts';

/** The rising multiplier that limbo and crash share (docs/games.md, Limbo): 0.99 ÷ a word of 32 bits, in hundredths, at least 1.00. */

const WORDS = 2 ** 32;

/** The smallest multiplier that anybody can wait for. */
export const LEAST_TARGET = 101;

/** Where a word of 32 bits ends. Whole numbers below 2⁵³ divide without an error that floor could see. */
export const risesTo = (word: number): number => Math.max(100, Math.floor((99 * WORDS) / (word + 1)));

/** The chance that it rises to a target at least. */
export const reachChance = (target: number): Ratio =>
  ratio((99n * BigInt(WORDS)) / BigInt(target), BigInt(WORDS));

/** What comes back on average at a target. */
export const targetReturn = (target: number): Ratio => times(part(target, 100), reachChance(target));
