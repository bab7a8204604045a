import wheel from '../../assets/lobby/i/ferris-wheel.webp';
import small from '../../assets/lobby/i/ferris-wheel.webp?width=112';
import type { PromotionView } from './promotion-view.ts';

/** Names, pictures and texts with which the lobby shows the daily spin. */
export const dailySpin: PromotionView<'dailySpin'> = {
  name: { en: 'Daily Spin', fil: 'Daily Spin' },
  picture: wheel,
  card: { small, words: 'wheel free today ikot gulong libre araw-araw' },
  row: {
    tone: 'amber',
    about: {
      en: 'One free spin a day, after ₱3,000 in valid bets.',
      fil: 'Isang libreng ikot araw-araw, pagkatapos ng ₱3,000 na valid bet.',
    },
  },
  games: { 'daily-spin': { en: 'Daily Spin', fil: 'Daily Spin' } },
};
