import { defineStudioScene } from '../../engine/studio-scene.ts';
import { reelSounds } from '../../parts/reels/sound-specs.ts';
import { slotshack } from './definition.ts';
import { examples } from './examples.ts';

/** The slotshack scene for the studio, the photographs and the tests. */
export const studioScene = defineStudioScene(slotshack, {
  examples,
  sounds: reelSounds,
  controls: {
    'props.bet': { note: 'total bet' },
    'props.stops.*': { min: 0, max: 23 },
    'land.outcome': { note: 'as the server gives it' },
  },
});
