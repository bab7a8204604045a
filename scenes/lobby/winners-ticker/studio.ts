import { defineStudioScene } from '../../engine/studio-scene.ts';
import { winnersTicker } from './definition.ts';
import { examples } from './examples.ts';

/** The winners ticker scene for the studio, the photographs and the tests. */
export const studioScene = defineStudioScene(winnersTicker, {
  examples,
});
