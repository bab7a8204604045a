import gem from '../../assets/lobby/i/gem-stone.webp';
import type { PromotionView } from './promotion-view.ts';

/** Pictures, texts and popup of the promotion that rewards deposits on several days. */
export const rechargeSign: PromotionView<'rechargeSign'> = {
  name: { en: 'Deposit days', fil: 'Mga araw ng deposit' },
  picture: gem,
  row: {
    tone: 'blue',
    about: {
      en: 'Seven stamps of diamonds, for days with deposits of ₱100 or more.',
      fil: 'Pitong tatak ng diamonds, para sa mga araw na may deposit na ₱100 pataas.',
    },
  },
  popup: { load: () => import('../features/recharge-sign/recharge-sign-modal.tsx') },
};
