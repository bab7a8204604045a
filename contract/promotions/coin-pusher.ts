import type { Promotion } from './promotion.ts';

/** Coin pusher: a table of coins, onto which a player drops a coin for a peso. */
export const coinPusher = {
  activity: 'coinPusher',
  card: { sort: 175 },
  row: 80,
  page: 'coinPusher',
  games: { 'coin-pusher': { call: 'coinPusherDrop' } },
  freeRounds: ['coin-pusher-deal'],
} as const satisfies Promotion;
