import type { Promotion } from './promotion.ts';

/** Bonus on the first deposit. */
export const firstDeposit = {
  activity: 'firstDeposit',
  popup: { name: 'firstDeposit', link: 'all', startUp: { order: 50, guests: 'if-shown', once: 'visit' } },
  page: 'firstDeposit',
} as const satisfies Promotion;
