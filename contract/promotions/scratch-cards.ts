import type { Promotion } from './promotion.ts';

/** Scratch cards, bought with diamonds, with the diamonds' other pages. */
export const scratchCards = {
  activity: 'lottery',
  card: { sort: 180 },
  row: 50,
  page: 'scratchCards',
  pages: ['diamondHistory', 'goodsOrders', 'mall', 'cardRecords', 'cardRules'],
  games: { 'scratch-card': { call: 'scratchCardLottery' } },
  flag: 'diamondMallRedDot',
} as const satisfies Promotion;
