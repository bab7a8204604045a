import type { PromotionView } from './promotion-view.ts';

/** Popup of the gift for players whose wallet is empty. */
export const bankruptGift: PromotionView<'bankruptGift'> = {
  popup: { load: () => import('../features/bankrupt-gift/bankrupt-gift-modal.tsx') },
};
