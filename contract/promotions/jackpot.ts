import type { Promotion } from './promotion.ts';

/** Lucky Jackpot: spins of the grid, with four pools and a wheel. */
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
