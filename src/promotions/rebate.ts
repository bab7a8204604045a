import type { PromotionView } from './promotion-view.ts';

/** Popup of the rebate on bets. */
export const rebate: PromotionView<'rebate'> = {
  popup: { load: () => import('../features/vip/rebate-modal.tsx') },
};
