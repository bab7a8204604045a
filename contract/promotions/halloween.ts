import type { Promotion } from './promotion.ts';

/** Halloween: a slot, and a prize draw with tickets that bets earn. */
export const halloween = {
  activity: 'halloween',
  card: { sort: 220 },
  row: 70,
  page: 'halloween',
  fund: { name: 'halloween', ppm: 200 },
  games: {
    'halloween-slots': { call: 'halloweenSlotsClick' },
    'halloween-lottery': { call: 'halloweenLottery' },
  },
} as const satisfies Promotion;
