import type { PromotionView } from './promotion-view.ts';

/** Popup with the operator's announcement. */
export const notice: PromotionView<'notice'> = {
  popup: {
    load: () => import('../features/start-up/notice-modal.tsx'),
    isDue: ({ isNoticeDue }) => isNoticeDue,
  },
};
