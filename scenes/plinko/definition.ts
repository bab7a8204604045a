import { defineScene } from '../engine/definition.ts';
import { art } from './art.ts';
import { examples } from './examples.ts';
import { PlinkoScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { PlinkoTypes } from './types.ts';

/** Plinko: a board of pegs over bins that pay; the ball falls along the path that the server drew. */
export const plinko = defineScene<PlinkoTypes>({
  name: 'plinko',
  size: SIZE,
  art,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.bins.*': {
      min: 0,
      max: 100_000,
      money: false,
      note: 'hundredths of the stake; one bin more than rows',
    },
    'land.bins.*': { min: 0, max: 100_000, money: false },
    'land.path.*': { min: 0, max: 1, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
  create: (context) => new PlinkoScene(context),
});
