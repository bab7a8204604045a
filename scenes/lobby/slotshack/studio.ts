import { defineStudioScene } from '../../engine/studio-scene.ts';
import { reelSounds } from '../../parts/reels/sound-specs.ts';
import { slotshack } from './definition.ts';
import { examples } from './examples.ts';

/** The slotshack scene, set up for the studio (where artists look at scenes), for photographs and for tests. */
export const studioScene = defineStudioScene(slotshack, {
  examples,
  sounds: reelSounds,
  controls: {
    'props.bet': { note: 'total bet' },
    'props.stops.*': { min: 0, max: 23 },
    'land.outcome': { note: 'as the server gives it' },
  },
});
