import type { Promotion } from './promotion.ts';

/** Daily spin: one free spin of the wheel a day. */
export const dailySpin = {
  activity: 'spin',
  card: { sort: 235 },
  row: 30,
  isDaily: true,
  page: 'dailySpin',
  fund: { name: 'spin', ppm: 300 },
  games: { 'daily-spin': { call: 'dailySpin' } },
  freeRounds: ['daily-spin'],
  flag: 'spinAwardFlag',
} as const satisfies Promotion;
