import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art } from './art.ts';
import { TentsToy } from './tents-toy.ts';
import type { TentTypes } from './types.ts';

/** Tent Treasure: the three chosen tents of nine open one by one; three tents hold a treasure, as the server drew. */
export const tentTreasure = defineScene<TentTypes>({
  name: 'tent-treasure',
  size: SIZE,
  art,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new StallScene(context, new TentsToy(context)),
});
