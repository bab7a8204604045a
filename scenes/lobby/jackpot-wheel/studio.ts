import { defineStudioScene } from '../../engine/studio-scene.ts';
import { jackpotWheel } from './definition.ts';
import { examples } from './examples.ts';

/** The jackpot wheel scene, set up for the studio (where artists look at scenes), for photographs and for tests. */
export const studioScene = defineStudioScene(jackpotWheel, {
  examples,
  sounds: {
    'wheel.open': { longestMs: 600, lufs: -24 },
    whirr: { longestMs: 1_000, lufs: -30 },
    'wheel.tick': { longestMs: 100, lufs: -26 },
    'wheel.land': { longestMs: 800, lufs: -19 },
  },
});
