import { defineStudioScene } from '../../engine/studio-scene.ts';
import { winnersTicker } from './definition.ts';
import { examples } from './examples.ts';

/** The winners ticker scene, set up for the studio (where artists look at scenes), for photographs and for tests. */
export const studioScene = defineStudioScene(winnersTicker, {
  examples,
});
