import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art } from './art.ts';
import { TentsToy } from './tents-toy.ts';
import type { TentTypes } from './types.ts';

/**
 * Tent Treasure: the player chooses three of nine tents, which open one by one; the server draws the three tents that
 * hold a treasure.
 */
export const tentTreasure = defineScene<TentTypes>({
  name: 'tent-treasure',
  size: SIZE,
  art,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new StallScene(context, new TentsToy(context)),
});
