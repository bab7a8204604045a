import { defineStudioScene } from '../../engine/studio-scene.ts';
import { tentTreasure } from './definition.ts';
import { examples } from './examples.ts';
import { TENTS } from './tuning.ts';

/**
 * The tent treasure scene with its examples and sounds, for the studio (where artists look at scenes) and for the
 * tests.
 */
export const studioScene = defineStudioScene(tentTreasure, {
  examples,
  // Sounds: a tent opens.
  sounds: {
    'tent.flap': { longestMs: 340, lufs: -27 },
  },
  controls: {
    'props.places.*': { min: 1, max: TENTS.length, money: false },
    'land.places.*': { min: 1, max: TENTS.length, money: false },
    'land.draws.*': { min: 1, max: TENTS.length, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
