import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art } from './art.ts';
import type { FerrisTypes } from './types.ts';
import { WheelToy } from './wheel-toy.ts';

/** Ferris Fortune: a Ferris wheel turns and brings the cabin that the server drew to the gate. */
export const ferrisFortune = defineScene<FerrisTypes>({
  name: 'ferris-fortune',
  seed: 'ferris',
  size: SIZE,
  art,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new StallScene(context, new WheelToy(context)),
});
