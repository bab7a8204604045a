import type { Promotion } from './promotion.ts';

/** A popup that explains how a first deposit works. */
export const firstDepositTips = {
  activity: 'firstDepositTips',
  popup: { name: 'firstDepositTips', link: 'all', startUp: { order: 30, guests: 'if-shown', once: 'visit' } },
} as const satisfies Promotion;
