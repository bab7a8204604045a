import type { PromotionView } from './promotion-view.ts';

/** Popup that explains a first deposit. */
export const firstDepositTips: PromotionView<'firstDepositTips'> = {
  popup: {
    load: () => import('../features/offers/tips-modal.tsx'),
    isDue: ({ totalRecharge }) => totalRecharge === 0,
  },
};
