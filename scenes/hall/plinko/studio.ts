import { defineStudioScene } from '../../engine/studio-scene.ts';
import { dropControls } from '../models/drop/controls.ts';
import { plinko } from './definition.ts';
import { examples } from './examples.ts';

/** The plinko scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(plinko, {
  examples,
  // Sounds: the ball hits a peg, and falls into a bin.
  sounds: {
    'peg.tap': { longestMs: 140, lufs: -31 },
    'bin.fall': { longestMs: 300, lufs: -25 },
  },
  controls: dropControls,
});
