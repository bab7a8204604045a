import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { CrashScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { CrashTypes } from './types.ts';

/**
 * Crash: a rocket rises over the fair with the multiplier that all players share, until it bursts where the server
 * decides.
 */
export const crash = defineScene<CrashTypes>({
  name: 'crash',
  size: SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new CrashScene(context),
});
