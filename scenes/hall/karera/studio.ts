import { defineStudioScene } from '../../engine/studio-scene.ts';
import { karera } from './definition.ts';
import { examples } from './examples.ts';

/** The karera scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(karera, {
  examples,
  // Sounds: the fuse, the start, the hooves, and the finish.
  sounds: {
    'fuse.light': { longestMs: 500, lufs: -31 },
    'race.start': { longestMs: 420, lufs: -24 },
    gallop: { longestMs: 1_100, lufs: -33 },
    'race.finish': { longestMs: 700, lufs: -23 },
  },
  controls: { 'won.stake': { money: true }, 'won.payout': { money: true } },
});
