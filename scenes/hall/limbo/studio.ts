import { defineStudioScene } from '../../engine/studio-scene.ts';
import { limbo } from './definition.ts';
import { examples } from './examples.ts';

/** The limbo scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(limbo, {
  examples,
  // Sounds: the burner's flame, and the rope that pulls tight as the balloon stops.
  sounds: {
    burner: { longestMs: 900, lufs: -29 },
    'rope.taut': { longestMs: 420, lufs: -25 },
  },
  controls: {
    'props.target': { min: 101, max: 100_000_000, money: false },
    'props.rest': { min: 100, max: 100_000_000, money: false },
    'land.result': { min: 100, max: 100_000_000, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
