import type { Promotion } from './promotion.ts';

/** Points from bets, and the weekly raffle that they buy tickets for. */
export const points = {
  activity: 'points',
  page: 'points',
  fund: { name: 'raffle', ppm: 300 },
} as const satisfies Promotion;
