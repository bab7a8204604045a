import { defineStudioScene } from '../../engine/studio-scene.ts';
import { rewardFlight } from './definition.ts';
import { examples } from './examples.ts';

/** The reward flight scene, set up for the studio (where artists look at scenes), for photographs and for tests. */
export const studioScene = defineStudioScene(rewardFlight, {
  examples,
  controls: { 'fly.rewards.*.kind': { options: ['coin', 'gem', 'card'] } },
});
