import { defineStudioScene } from '../../engine/studio-scene.ts';
import { bonusSounds, reelSounds } from '../../parts/reels/sound-specs.ts';
import { halloweenSlots } from './definition.ts';
import { examples } from './examples.ts';

/** The halloween slots scene, set up for the studio (where artists look at scenes), for photographs and for tests. */
export const studioScene = defineStudioScene(halloweenSlots, {
  examples,
  sounds: { ...reelSounds, ...bonusSounds },
  controls: {
    'props.bet': { note: 'total bet' },
    'props.stops.*': { min: 0, max: 35 },
    'land.outcome': { note: 'as the server gives it' },
  },
});
