import { defineStudioScene } from '../../engine/studio-scene.ts';
import { dropControls } from '../models/drop/controls.ts';
import { popcornPlunge } from './definition.ts';
import { examples } from './examples.ts';

/**
 * The popcorn plunge scene with its examples and sounds, for the studio (where artists look at scenes) and for the
 * tests.
 */
export const studioScene = defineStudioScene(popcornPlunge, {
  examples,
  // Sounds: the kernel hits a peg, and pops.
  sounds: {
    'peg.tap': { longestMs: 140, lufs: -31 },
    'corn.pop': { longestMs: 220, lufs: -27 },
  },
  controls: dropControls,
});
