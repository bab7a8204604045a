/** Size of a win's celebration (docs/scenes.md, Prize tiers). */
export type Step = 'small' | 'good' | 'big' | 'huge' | 'jackpot';

/** Name of a jackpot: a jackpot pool, or `grand`, a game's own jackpot. Each has its own celebration. */
export type CelebratedTier = 'mini' | 'minor' | 'major' | 'mega' | 'grand';

/** Smallest win of each step, as a multiple of the stake. */
export const FROM = { good: 5, big: 25, huge: 100 } as const;

/** Stake assumed for a free prize, in hundredths of a coin; with it, prizes from ₱20 on reach the step `good`. */
export const FREE_STAKE = 4_00;

/**
 * Returns the celebration step of a win in hundredths. An amount of at most the stake is a return, which is shown but
 * not celebrated; a prize without a stake is always a win. Jackpots are decided by their games.
 */
export function stepOf(amount: number, stake?: number): Exclude<Step, 'jackpot'> | 'return' | 'nothing' {
  if (amount <= 0) return 'nothing';
  if (stake !== undefined && amount <= stake) return 'return';
  const times = amount / (stake ?? FREE_STAKE);
  if (times >= FROM.huge) return 'huge';
  if (times >= FROM.big) return 'big';
  return times >= FROM.good ? 'good' : 'small';
}

/** Returns whether a step is celebrated in the middle of the screen, with a word above the amount. */
export const hasStage = (step: Step): boolean => step !== 'small';

/**
 * Returns the steps in which an amount counts up, in hundredths: whole pesos from ₱100 on and whole tens from ₱1,000
 * on, so that fewer digits flash.
 */
export function countingStep(amount: number): number {
  if (amount < 100_00) return 1;
  return amount < 1_000_00 ? 1_00 : 10_00;
}
