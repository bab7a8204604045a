import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art } from './art.ts';
import { BalloonsToy } from './balloons-toy.ts';
import type { BalloonPopTypes } from './types.ts';

/** Balloon Pop: a dart bursts the balloon that the player picked, and its tag shows the payout that the server drew. */
export const balloonPop = defineScene<BalloonPopTypes>({
  name: 'balloon-pop',
  size: SIZE,
  art,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new StallScene(context, new BalloonsToy(context)),
});
