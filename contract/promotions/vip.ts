import type { Promotion } from './promotion.ts';

/** VIP levels with their gifts and awards. */
export const vip = {
  activity: 'vip',
  row: 60,
  popup: { name: 'vipGift', link: 'players', isOverGames: true },
  page: 'vip',
  flag: 'vipAwardFlag',
} as const satisfies Promotion;
