import bubble from '../../assets/lobby/bubble.webp';
import small from '../../assets/lobby/bubble.webp?width=112';
import type { PromotionView } from './promotion-view.ts';

/** Names, pictures and texts with which the lobby shows the Lucky Jackpot. */
export const jackpot: PromotionView<'jackpot'> = {
  name: { en: 'Lucky Jackpot', fil: 'Lucky Jackpot' },
  picture: bubble,
  card: { small, words: 'mega major minor mini pool draw chance bunot swerte' },
  row: {
    tone: 'blue',
    about: {
      en: 'Four pools that anyone can win. One spin for every ₱5,000 in valid bets.',
      fil: 'Apat na pool na puwedeng mapanalunan ng lahat. Isang chance sa bawat ₱5,000 na valid bet.',
    },
  },
  games: { 'lucky-jackpot': { en: 'Lucky Jackpot', fil: 'Lucky Jackpot' } },
};
