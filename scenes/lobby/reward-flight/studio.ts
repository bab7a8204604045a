import { defineStudioScene } from '../../engine/studio-scene.ts';
import { rewardFlight } from './definition.ts';
import { examples } from './examples.ts';

/** The reward flight scene for the studio, the photographs and the tests. */
export const studioScene = defineStudioScene(rewardFlight, {
  examples,
  controls: { 'fly.rewards.*.kind': { options: ['coin', 'gem', 'card'] } },
});
