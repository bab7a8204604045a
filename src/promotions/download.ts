import type { PromotionView } from './promotion-view.ts';

/** Popup that offers to install the app. */
export const download: PromotionView<'download'> = {
  popup: {
    load: () => import('../features/start-up/download-modal.tsx'),
    isDue: ({ canInstall }) => canInstall,
  },
};
