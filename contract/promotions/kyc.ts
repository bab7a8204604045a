import type { Promotion } from './promotion.ts';

/** Verification of players. The law comes before offers, so its popup opens before all others. */
export const kyc = {
  activity: 'kyc',
  popup: {
    name: 'kyc',
    link: 'players',
    startUp: { order: 10, guests: 'never', once: 'player', isForNewcomers: true },
  },
  page: 'kyc',
} as const satisfies Promotion;
