import type { Promotion } from './promotion.ts';

/** Invitations of friends; this promotion is always open. */
export const share = {
  row: 130,
  page: 'share',
  flag: 'agent5AwardFlag',
} as const satisfies Promotion;
