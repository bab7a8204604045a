import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { LimboScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { LimboTypes } from './types.ts';

/**
 * Limbo: a balloon rises along a mast to the number that the server drew; this number may be above or below the target.
 */
export const limbo = defineScene<LimboTypes>({
  name: 'limbo',
  size: SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new LimboScene(context),
});
