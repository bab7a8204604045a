import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art } from './art.ts';
import { DiceToy } from './dice-toy.ts';
import type { BetoTypes } from './types.ts';

/** Beto Beto: three dice of six colours tumble down a chute, and pay by how many show the selected colour. */
export const betoBeto = defineScene<BetoTypes>({
  name: 'beto-beto',
  size: SIZE,
  art,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new StallScene(context, new DiceToy(context)),
});
