import { defineScene } from '../../engine/definition.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { DailySpinScene } from './scene.ts';
import { SECTORS, SIZE } from './tuning.ts';
import type { DailySpinTypes } from './types.ts';

/** The daily spin: eight sectors, one spin a day. It turns from the press on; the server decides where it stops. */
export const dailySpin = defineScene<DailySpinTypes>({
  name: 'daily-spin',
  size: SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.sectors.*': { money: true },
    'props.restSector': { min: 0, max: SECTORS - 1 },
    'land.sector': { min: 0, max: SECTORS - 1 },
    'land.tier': { options: ['small', 'medium', 'big'] },
  },
  create: (context) => new DailySpinScene(context),
});
