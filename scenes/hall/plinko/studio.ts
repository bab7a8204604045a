import { defineStudioScene } from '../../engine/studio-scene.ts';
import { dropControls } from '../models/drop/controls.ts';
import { plinko } from './definition.ts';
import { examples } from './examples.ts';

/** The plinko scene for studio, camera and tests. */
export const studioScene = defineStudioScene(plinko, {
  examples,
  // Each peg, and the bin.
  sounds: {
    'peg.tap': { longestMs: 140, lufs: -31 },
    'bin.fall': { longestMs: 300, lufs: -25 },
  },
  controls: dropControls,
});
