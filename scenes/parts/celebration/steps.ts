/** How loudly a win is celebrated (docs/scenes.md, Prize tiers). */
export type Step = 'small' | 'good' | 'big' | 'huge' | 'jackpot';

/** A pool of the jackpot, or a jackpot of a game's own (`grand` is no pool); each has a celebration of its own. */
export type JackpotTier = 'mini' | 'minor' | 'major' | 'mega' | 'grand';

/** From how many times the stake on a win is so much. */
export const FROM = { good: 5, big: 25, huge: 100 } as const;

/** What a prize counts as having cost that cost nothing, hundredths: it is good from ₱20 on. */
export const FREE_STAKE = 4_00;

/**
 * The step of a win, hundredths. What is no more than its stake is a return, which is shown and never celebrated; a prize
 * without a stake is always a win. Jackpots are told by their games.
 */
export function stepOf(amount: number, stake?: number): Exclude<Step, 'jackpot'> | 'return' | 'nothing' {
  if (amount <= 0) return 'nothing';
  if (stake !== undefined && amount <= stake) return 'return';
  const times = amount / (stake ?? FREE_STAKE);
  if (times >= FROM.huge) return 'huge';
  if (times >= FROM.big) return 'big';
  return times >= FROM.good ? 'good' : 'small';
}

/** Whether a step has a stage: the amount stands in the middle, with its word over it. */
export const hasStage = (step: Step): boolean => step !== 'small';

/**
 * What a running amount counts in, hundredths: from ₱100 on the centavos stand still, from ₱1,000 on the pesos too, so that
 * fewer figures flash.
 */
export function countingStep(amount: number): number {
  if (amount < 100_00) return 1;
  return amount < 1_000_00 ? 1_00 : 10_00;
}
