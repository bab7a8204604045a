import type { Promotion } from './promotion.ts';

/** Weekly ranking of players by their winnings from jackpot spins. */
export const rank = {
  opensWith: 'luckyJackpot',
  row: 100,
  page: 'rank',
  fund: { name: 'rank', ppm: 200 },
} as const satisfies Promotion;
