import type { Promotion } from './promotion.ts';

/** Scratch cards, bought with diamonds, together with all other pages about diamonds. */
export const scratchCards = {
  activity: 'lottery',
  card: { sort: 180 },
  row: 50,
  page: 'scratchCards',
  pages: ['diamondHistory', 'goodsOrders', 'mall', 'cardRecords', 'cardRules'],
  games: { 'scratch-card': { call: 'scratchCardLottery' } },
  flag: 'diamondMallRedDot',
} as const satisfies Promotion;
