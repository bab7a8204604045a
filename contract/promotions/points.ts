import type { Promotion } from './promotion.ts';

/** Points that bets earn, and the weekly raffle whose tickets points buy. */
export const points = {
  activity: 'points',
  page: 'points',
  fund: { name: 'raffle', ppm: 300 },
} as const satisfies Promotion;
