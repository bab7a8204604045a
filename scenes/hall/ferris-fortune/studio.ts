import { defineStudioScene } from '../../engine/studio-scene.ts';
import { ferrisFortune } from './definition.ts';
import { examples } from './examples.ts';

/**
 * The Ferris Fortune scene with its examples and sounds, for the studio (where artists look at scenes) and for the
 * tests.
 */
export const studioScene = defineStudioScene(ferrisFortune, {
  examples,
  // Sounds: a cabin passes the gate, and the ride stops.
  sounds: {
    'cabin.pass': { longestMs: 200, lufs: -30 },
    'ride.stop': { longestMs: 600, lufs: -24 },
  },
  controls: {
    'land.at': { min: 0, max: 19, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
