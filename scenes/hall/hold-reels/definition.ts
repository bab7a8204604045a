import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { HoldScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { HoldTypes } from './types.ts';

/** Hold and respin: five reels with 243 ways; six coins or more are held while the other cells respin. */
export const holdReels = defineScene<HoldTypes>({
  name: 'hold-reels',
  size: SIZE,
  title: 'kalabaw-cash',
  art,
  musicTrack: 'music.fair',
  create: (context) => new HoldScene(context),
});
