import { defineStudioScene } from '../../engine/studio-scene.ts';
import { luckyJackpot } from './definition.ts';
import { examples } from './examples.ts';

/** The lucky jackpot scene, set up for the studio (where artists look at scenes), for photographs and for tests. */
export const studioScene = defineStudioScene(luckyJackpot, {
  examples,
  sounds: {
    'grid.tick': { longestMs: 80, lufs: -32 },
    'grid.tock': { longestMs: 80, lufs: -28 },
    'grid.land': { longestMs: 700, lufs: -20 },
  },
  controls: {
    'props.prizes.*.amount': {
      money: false,
      note: 'hundredths for coins, percent for a coupon, pieces for the rest',
    },
    'land.amount': { note: 'as of the prize on the cell' },
    'land.cell': { min: 0, max: 11 },
  },
});
