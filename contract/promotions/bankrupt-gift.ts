import type { Promotion } from './promotion.ts';

/** The gift for a player with an empty wallet. */
export const bankruptGift = {
  activity: 'bankruptGift',
  popup: { name: 'bankruptGift', link: 'players' },
  fund: { name: 'bankruptcy', ppm: 2_000 },
} as const satisfies Promotion;
