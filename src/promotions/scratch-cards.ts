import card from '../../assets/lobby/i/scratch-card.webp';
import small from '../../assets/lobby/i/scratch-card.webp?width=112';
import type { PromotionView } from './promotion-view.ts';

/** Names, pictures and texts with which the lobby shows the scratch cards. */
export const scratchCards: PromotionView<'scratchCards'> = {
  name: { en: 'Scratch cards', fil: 'Scratch cards' },
  picture: card,
  card: { small, words: 'lottery diamonds mall kaskas loterya' },
  row: {
    tone: 'green',
    about: {
      en: '50 diamonds a card, up to ₱5,000. All odds are shown.',
      fil: '50 diamonds ang card, hanggang ₱5,000. Kita ang lahat ng tsansa.',
    },
  },
  games: { 'scratch-card': { en: 'Scratch cards', fil: 'Scratch cards' } },
};
