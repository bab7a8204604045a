import { defineStudioScene } from '../../engine/studio-scene.ts';
import { wheel } from './definition.ts';
import { examples } from './examples.ts';

/** The wheel scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(wheel, {
  examples,
  sounds: {
    whirr: { longestMs: 1_000, lufs: -30 },
    'wheel.tick': { longestMs: 100, lufs: -26 },
    'wheel.land': { longestMs: 800, lufs: -19 },
  },
  controls: {
    'props.segments': { money: false },
    'land.segments': { money: false },
    'land.segment': { min: 0, max: 49 },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
