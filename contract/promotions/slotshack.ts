import type { Promotion } from './promotion.ts';

/** Slot Shack: a slot of three reels and one line. */
export const slotshack = {
  activity: 'slotShack',
  card: { sort: 230 },
  row: 90,
  page: 'slotshack',
  games: { slotshack: { call: 'slotshackSpin' } },
} as const satisfies Promotion;
