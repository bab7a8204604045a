import type { Promotion } from './promotion.ts';

/** Deposit days: a stamp with diamonds for each day with a deposit. */
export const rechargeSign = {
  activity: 'rechargeSign',
  row: 120,
  popup: {
    name: 'rechargeSign',
    link: 'all',
    startUp: { order: 60, guests: 'never', once: 'player', needs: ['deposit'] },
  },
  page: 'rechargeSign',
  fund: { name: 'recharge-sign', ppm: 50 },
} as const satisfies Promotion;
