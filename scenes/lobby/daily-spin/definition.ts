import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { DailySpinScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { DailySpinTypes } from './types.ts';

/**
 * The daily spin: a wheel with eight sectors, one spin a day. It turns as soon as the player presses; the server
 * decides where it stops.
 */
export const dailySpin = defineScene<DailySpinTypes>({
  name: 'daily-spin',
  size: SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new DailySpinScene(context),
});
