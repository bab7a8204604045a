import { defineScene } from '../../engine/definition.ts';
import { ClimbScene } from '../models/climb/climb-scene.ts';
import { CLIMB_SOUNDS } from '../models/climb/sounds.ts';
import type { ClimbTypes } from '../models/climb/types.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art } from './art.ts';
import { paloLook } from './palo-look.ts';

/** Palo Sebo: a boy climbs a greased pole step by step, and slides down when the player loses. */
export const paloSebo = defineScene<ClimbTypes>({
  name: 'palo-sebo',
  size: HALL_SIZE,
  art,
  soundsFrom: CLIMB_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new ClimbScene(context, paloLook),
});
