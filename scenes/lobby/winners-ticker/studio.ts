import { defineStudioScene } from '../../engine/studio-scene.ts';
import { winnersTicker } from './definition.ts';
import { examples } from './examples.ts';

/** The winners ticker scene for studio, camera and tests. */
export const studioScene = defineStudioScene(winnersTicker, {
  examples,
});
