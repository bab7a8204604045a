import { defineStudioScene } from '../../engine/studio-scene.ts';
import { coinTossFair } from './definition.ts';
import { examples } from './examples.ts';

/**
 * The coin toss fair scene with its examples and sounds, for the studio (where artists look at scenes) and for the
 * tests.
 */
export const studioScene = defineStudioScene(coinTossFair, {
  examples,
  sounds: {
    'toss.coin': { longestMs: 280, lufs: -26 },
  },
  controls: {
    'land.coins.*': { min: 0, max: 9, money: false, note: 'below 3 it lies clear' },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
