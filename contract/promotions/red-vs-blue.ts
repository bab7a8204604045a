import type { Promotion } from './promotion.ts';

/** Red versus blue: two camps of players compete for the pool of the week. */
export const redVsBlue = {
  activity: 'redPKBlue',
  row: 110,
  popup: { name: 'redVsBlue', link: 'all', startUp: { order: 80, guests: 'if-shown', once: 'visit' } },
  page: 'redVsBlue',
  fund: { name: 'red-vs-blue', ppm: 500 },
} as const satisfies Promotion;
