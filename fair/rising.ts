import { type Ratio, part, ratio, times } from './ratio.ts';

/**
 * The final multiplier of limbo and crash (docs/games.md, Limbo): 0.99 ÷ ((word + 1) ÷ 2³²) for a random 32-bit word,
 * at least 1.00; stored in hundredths.
 */

const WORDS = 2 ** 32;

/** Minimum target of a player, in hundredths. */
export const LEAST_TARGET = 101;

/**
 * Returns the final multiplier for a 32-bit word, in hundredths. Dividend and divisor are integers below 2⁵³, so that
 * rounding down is exact.
 */
export const risesTo = (word: number): number => Math.max(100, Math.floor((99 * WORDS) / (word + 1)));

/** Returns the probability that the final multiplier reaches a target, in hundredths. */
export const reachChance = (target: number): Ratio =>
  ratio((99n * BigInt(WORDS)) / BigInt(target), BigInt(WORDS));

/** Returns the RTP of a bet with a target, in hundredths. */
export const targetReturn = (target: number): Ratio => times(part(target, 100), reachChance(target));
