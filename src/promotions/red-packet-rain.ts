import envelope from '../../assets/lobby/i/red-envelope.webp';
import small from '../../assets/lobby/i/red-envelope.webp?width=112';
import type { PromotionView } from './promotion-view.ts';

/** Names, pictures and texts with which the lobby shows the red packet rain. */
export const redPacketRain: PromotionView<'redPacketRain'> = {
  name: { en: 'Red packets', fil: 'Ampao' },
  picture: envelope,
  card: { small, words: 'packet angpao envelope ulan ampao pulang sobre' },
  row: {
    tone: 'red',
    about: {
      en: 'Three rains a day: 12:00 noon, 6:00 and 9:00 in the evening.',
      fil: 'Tatlong ulan bawat araw: 12:00 ng tanghali, 6:00 at 9:00 ng gabi.',
    },
  },
  games: { 'red-packet-rain': { en: 'Red packet rain', fil: 'Ulan ng ampao' } },
};
