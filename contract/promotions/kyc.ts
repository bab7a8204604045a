import type { Promotion } from './promotion.ts';

/** Identity verification of players. The law requires it, so its popup opens before those of offers. */
export const kyc = {
  activity: 'kyc',
  popup: {
    name: 'kyc',
    link: 'players',
    startUp: { order: 10, guests: 'never', once: 'player', isForNewcomers: true },
  },
  page: 'kyc',
} as const satisfies Promotion;
