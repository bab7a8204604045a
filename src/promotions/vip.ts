import crown from '../../assets/lobby/i/crown.webp';
import type { PromotionView } from './promotion-view.ts';

/** Pictures, texts and popup of VIP. */
export const vip: PromotionView<'vip'> = {
  name: { en: 'VIP', fil: 'VIP' },
  picture: crown,
  row: {
    tone: 'amber',
    about: {
      en: 'Daily, weekly and monthly thank-yous, gifts and a rebate. Levels never go down.',
      fil: 'Pasasalamat araw-araw, linggo-linggo at buwan-buwan, regalo at rebate. Hindi bumababa ang level.',
    },
  },
  popup: { load: () => import('../features/vip/gift-modal.tsx') },
};
