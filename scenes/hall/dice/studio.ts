import { defineStudioScene } from '../../engine/studio-scene.ts';
import { dice } from './definition.ts';
import { examples } from './examples.ts';

/** The dice scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(dice, {
  examples,
  // Sounds: the die tumbles in the air, and touches the track.
  sounds: {
    'die.roll': { longestMs: 500, lufs: -29 },
    'die.hit': { longestMs: 180, lufs: -25 },
  },
  controls: {
    'props.target': { min: 1, max: 9_801, money: false },
    'props.rest': { min: 0, max: 10_000, money: false },
    'land.roll': { min: 0, max: 10_000, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
