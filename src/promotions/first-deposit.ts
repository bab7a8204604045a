import type { PromotionView } from './promotion-view.ts';

/** Popup of the bonus on the first deposit. */
export const firstDeposit: PromotionView<'firstDeposit'> = {
  popup: { load: () => import('../features/offers/first-deposit-modal.tsx') },
};
