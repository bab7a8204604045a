import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art } from './art.ts';
import { PondToy } from './pond-toy.ts';
import type { DuckPondTypes } from './types.ts';

/** Duck Pond: ducks float by, and the underside of the picked duck shows what the server drew. */
export const duckPond = defineScene<DuckPondTypes>({
  name: 'duck-pond',
  size: SIZE,
  art,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new StallScene(context, new PondToy(context)),
});
