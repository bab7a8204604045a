import reels from '../../assets/lobby/i/slot-machine.webp';
import small from '../../assets/lobby/i/slot-machine.webp?width=112';
import type { PromotionView } from './promotion-view.ts';

/** Names, pictures and texts with which the lobby shows Slot Shack. */
export const slotshack: PromotionView<'slotshack'> = {
  name: { en: 'Slot Shack', fil: 'Slot Shack' },
  picture: reels,
  card: { small, words: 'slots reels slotshack kubo' },
  row: {
    tone: 'red',
    about: {
      en: 'Three reels, one line, up to 1,000 times your bet.',
      fil: 'Tatlong reel, isang linya, hanggang 1,000 beses ng taya mo.',
    },
  },
  games: { slotshack: { en: 'Slot Shack', fil: 'Slot Shack' } },
};
