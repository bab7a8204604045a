import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art } from './art.ts';
import { PegsToy } from './pegs-toy.ts';
import type { RingTossTypes } from './types.ts';

/**
 * Ring Toss: a ring flies to the peg at the chosen distance; the number that the server draws decides whether it drops
 * over the peg or misses.
 */
export const ringToss = defineScene<RingTossTypes>({
  name: 'ring-toss',
  size: SIZE,
  art,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new StallScene(context, new PegsToy(context)),
});
