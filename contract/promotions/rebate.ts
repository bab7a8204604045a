import type { Promotion } from './promotion.ts';

/** Rebate of valid bets, by VIP level. */
export const rebate = {
  activity: 'rebate',
  popup: { name: 'betRebate', link: 'players', isOverGames: true },
  page: 'rebate',
} as const satisfies Promotion;
