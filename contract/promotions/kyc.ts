import type { Promotion } from './promotion.ts';

/** Verification of players. The law comes before offers, so its popup is the first. */
export const kyc = {
  activity: 'kyc',
  popup: {
    name: 'kyc',
    link: 'players',
    startUp: { order: 10, guests: 'never', once: 'player', isForNewcomers: true },
  },
  page: 'kyc',
} as const satisfies Promotion;
