import type { Promotion } from './promotion.ts';

/** Rebate on valid bets, at a rate that depends on the VIP level. */
export const rebate = {
  activity: 'rebate',
  popup: { name: 'betRebate', link: 'players', isOverGames: true },
  page: 'rebate',
} as const satisfies Promotion;
