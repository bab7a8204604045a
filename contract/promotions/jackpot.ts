import type { Promotion } from './promotion.ts';

/** Lucky Jackpot: spins on a grid of prizes; one cell leads to a wheel with the four jackpot pools. */
export const jackpot = {
  activity: 'luckyJackpot',
  card: { sort: 5 },
  row: 20,
  hasBanner: true,
  bubble: { pages: ['home', 'member'] },
  page: 'jackpot',
  games: { 'lucky-jackpot': { call: 'receiveDrawChance' } },
  flag: 'canReceiveDrawChance',
} as const satisfies Promotion;
