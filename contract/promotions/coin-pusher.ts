import type { Promotion } from './promotion.ts';

/** Coin pusher: a table of coins, a peso a drop. */
export const coinPusher = {
  activity: 'coinPusher',
  card: { sort: 175 },
  row: 80,
  page: 'coinPusher',
  games: { 'coin-pusher': { call: 'coinPusherDrop' } },
  freeRounds: ['coin-pusher-deal'],
} as const satisfies Promotion;
