import pumpkin from '../../assets/lobby/i/jack-o-lantern.webp';
import small from '../../assets/lobby/i/jack-o-lantern.webp?width=112';
import type { PromotionView } from './promotion-view.ts';

/** Names, pictures and texts with which the lobby shows Halloween Night. */
export const halloween: PromotionView<'halloween'> = {
  name: { en: 'Halloween', fil: 'Halloween' },
  picture: pumpkin,
  card: { small, words: 'slots reels pumpkin ticket kalabasa' },
  row: {
    tone: 'violet',
    about: {
      en: 'A spooky slot, and a ticket for every ₱1,000 in valid bets.',
      fil: 'Nakakatakot na slot, at ticket sa bawat ₱1,000 na valid bet.',
    },
  },
  games: {
    'halloween-slots': { en: 'Halloween Night', fil: 'Halloween Night' },
    'halloween-lottery': { en: 'Halloween tickets', fil: 'Mga Halloween ticket' },
  },
};
