import coin from '../../assets/lobby/i/peso-coin.webp';
import small from '../../assets/lobby/i/peso-coin.webp?width=112';
import type { PromotionView } from './promotion-view.ts';

/** Names, pictures and texts with which the lobby shows the coin pusher. */
export const coinPusher: PromotionView<'coinPusher'> = {
  name: { en: 'Coin Pusher', fil: 'Coin Pusher' },
  picture: coin,
  card: { small, words: 'coins drop barya hulog tulak' },
  row: {
    tone: 'blue',
    about: {
      en: '₱1 a coin. What falls over the edge is yours.',
      fil: '₱1 ang coin. Sa iyo ang mahulog sa gilid.',
    },
  },
  games: { 'coin-pusher': { en: 'Coin Pusher', fil: 'Coin Pusher' } },
};
