import type { Promotion } from './promotion.ts';

/** The lobby as an app that players can install. */
export const download = {
  activity: 'download',
  popup: { name: 'download', link: 'all', startUp: { order: 20, guests: 'never', once: 'visit' } },
  page: 'download',
} as const satisfies Promotion;
