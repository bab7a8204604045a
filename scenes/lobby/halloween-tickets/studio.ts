import { defineStudioScene } from '../../engine/studio-scene.ts';
import { halloweenTickets } from './definition.ts';
import { examples } from './examples.ts';

/** The halloween tickets scene, set up for the studio (where artists look at scenes), for photographs and for tests. */
export const studioScene = defineStudioScene(halloweenTickets, {
  examples,
  controls: {
    'props.tickets': { min: 0, max: 10 },
    'props.price': { money: true },
    'land.amount': { money: true },
  },
});
