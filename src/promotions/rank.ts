import trophy from '../../assets/lobby/i/trophy.webp';
import type { PromotionView } from './promotion-view.ts';

/** Names, pictures and texts with which the lobby shows the jackpot's weekly ranking. */
export const rank: PromotionView<'rank'> = {
  name: { en: 'Jackpot rank', fil: 'Ranggo sa jackpot' },
  picture: trophy,
  row: {
    tone: 'green',
    about: {
      en: 'Who has won most in the Lucky Jackpot this week.',
      fil: 'Sino ang may pinakamalaking panalo sa Lucky Jackpot ngayong linggo.',
    },
  },
};
