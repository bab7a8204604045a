import type { Promotion } from './promotion.ts';

/** The house's announcement, for everybody. */
export const notice = {
  activity: 'notice',
  popup: { name: 'notice', link: 'all', startUp: { order: 40, guests: 'always', once: 'visit' } },
} as const satisfies Promotion;
