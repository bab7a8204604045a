import { defineStudioScene } from '../../engine/studio-scene.ts';
import { dailySpin } from './definition.ts';
import { examples } from './examples.ts';
import { SECTORS } from './tuning.ts';

/** The daily spin scene, set up for the studio (where artists look at scenes), for photographs and for tests. */
export const studioScene = defineStudioScene(dailySpin, {
  examples,
  sounds: {
    whirr: { longestMs: 1_000, lufs: -30 },
    'wheel.tick': { longestMs: 100, lufs: -26 },
    'wheel.land': { longestMs: 800, lufs: -19 },
  },
  controls: {
    'props.sectors.*': { money: true },
    'props.restSector': { min: 0, max: SECTORS - 1 },
    'land.sector': { min: 0, max: SECTORS - 1 },
    'land.tier': { options: ['small', 'medium', 'big'] },
  },
});
