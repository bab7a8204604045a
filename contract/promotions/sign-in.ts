import type { Promotion } from './promotion.ts';

/** Daily visit: a stamp with diamonds for each day with a visit. */
export const signIn = {
  activity: 'freeSign',
  card: { sort: 285 },
  row: 10,
  isDaily: true,
  popup: { name: 'signIn', link: 'players', startUp: { order: 70, guests: 'never', once: 'player' } },
  page: 'signIn',
  fund: { name: 'sign-in', ppm: 100 },
  flag: 'signInFlag',
} as const satisfies Promotion;
