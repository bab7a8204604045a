import { defineScene } from '../../engine/definition.ts';
import { ClimbScene } from '../models/climb/climb-scene.ts';
import { CLIMB_SOUNDS } from '../models/climb/sounds.ts';
import type { ClimbTypes } from '../models/climb/types.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art } from './art.ts';
import { coasterLook } from './coaster-look.ts';

/** Coaster Climb: a car climbs a track step by step, and brakes when the player loses. */
export const coasterClimb = defineScene<ClimbTypes>({
  name: 'coaster-climb',
  size: HALL_SIZE,
  art,
  soundsFrom: CLIMB_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new ClimbScene(context, coasterLook),
});
