import { defineStudioScene } from '../../engine/studio-scene.ts';
import { COLOURS } from './colours.ts';
import { betoBeto } from './definition.ts';
import { examples } from './examples.ts';

/**
 * The beto beto scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests.
 */
export const studioScene = defineStudioScene(betoBeto, {
  examples,
  // Sounds: the dice roll down the chute, and each die comes to rest.
  sounds: {
    'chute.roll': { longestMs: 800, lufs: -29 },
    'chute.die': { longestMs: 200, lufs: -25 },
  },
  controls: {
    'props.field': { options: COLOURS },
    'land.field': { options: COLOURS },
    'land.dice.*': { min: 0, max: COLOURS.length - 1, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
