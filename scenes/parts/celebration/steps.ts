/** Intensity of a win's celebration (docs/scenes.md, Prize tiers). */
export type Step = 'small' | 'good' | 'big' | 'huge' | 'jackpot';

/** A pool of the jackpot, or a game's own jackpot (`grand` is not a pool); each has its own celebration. */
export type CelebratedTier = 'mini' | 'minor' | 'major' | 'mega' | 'grand';

/** Minimum win of each step, in multiples of the stake. */
export const FROM = { good: 5, big: 25, huge: 100 } as const;

/** Notional stake of a free prize, hundredths: it is good from ₱20 on. */
export const FREE_STAKE = 4_00;

/**
 * Returns the step of a win, hundredths. An amount up to the stake is a return, which is shown and never celebrated;
 * a prize without a stake is always a win. Jackpots are declared by their games.
 */
export function stepOf(amount: number, stake?: number): Exclude<Step, 'jackpot'> | 'return' | 'nothing' {
  if (amount <= 0) return 'nothing';
  if (stake !== undefined && amount <= stake) return 'return';
  const times = amount / (stake ?? FREE_STAKE);
  if (times >= FROM.huge) return 'huge';
  if (times >= FROM.big) return 'big';
  return times >= FROM.good ? 'good' : 'small';
}

/** Returns whether a step has a stage: the amount in the middle, with its word above it. */
export const hasStage = (step: Step): boolean => step !== 'small';

/**
 * Returns the increment of a running amount, hundredths: from ₱100 on the centavos stay fixed, from ₱1,000 on the
 * pesos too, so that fewer digits flash.
 */
export function countingStep(amount: number): number {
  if (amount < 100_00) return 1;
  return amount < 1_000_00 ? 1_00 : 10_00;
}
