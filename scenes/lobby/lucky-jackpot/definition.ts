import { defineScene } from '../../engine/definition.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { SIZE } from './layout.ts';
import { LuckyJackpotScene } from './scene.ts';
import type { LuckyJackpotTypes } from './types.ts';

/** The grid of twelve prizes with the four pools above it. */
export const luckyJackpot = defineScene<LuckyJackpotTypes>({
  name: 'lucky-jackpot',
  size: SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.prizes.*.amount': {
      money: false,
      note: 'hundredths for coins, percent for a coupon, pieces for the rest',
    },
    'land.amount': { note: 'as of the prize on the cell' },
    'land.cell': { min: 0, max: 11 },
  },
  create: (context) => new LuckyJackpotScene(context),
});
