import { STALLS } from '../../../fair/tables/perya.ts';
import { defineStudioScene } from '../../engine/studio-scene.ts';
import { duckPond } from './definition.ts';
import { examples } from './examples.ts';
import { DUCKS } from './tuning.ts';

/**
 * The duck pond scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests.
 */
export const studioScene = defineStudioScene(duckPond, {
  examples,
  // Sounds: the duck is lifted out of the water, and turned over.
  sounds: {
    'duck.lift': { longestMs: 460, lufs: -28 },
    'duck.turn': { longestMs: 200, lufs: -27 },
  },
  controls: {
    'props.place': { min: 1, max: DUCKS.length, money: false },
    'land.field': { options: STALLS['duck-pond'].table.map(({ name }) => name) },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
