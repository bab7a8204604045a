import { defineStudioScene } from '../../engine/studio-scene.ts';
import { tugOfWar } from './definition.ts';
import { examples } from './examples.ts';

/** The tug of war scene, set up for the studio (where artists look at scenes), for photographs and for tests. */
export const studioScene = defineStudioScene(tugOfWar, {
  examples,
  controls: {
    'props.pull': { min: -1, max: 1 },
    'props.own': { options: ['red', 'blue'] },
    'joined.camp': { options: ['red', 'blue'] },
    'ended.winner': { options: ['red', 'blue', 'tie'] },
  },
});
