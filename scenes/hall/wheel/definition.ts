import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-size.ts';
import { art } from './art.ts';
import { WheelScene } from './scene.ts';
import type { WheelTypes } from './types.ts';

/** Wheel: a fair's wheel of ten to fifty segments, which stops in the segment that the server drew. */
export const wheel = defineScene<WheelTypes>({
  name: 'wheel',
  size: HALL_SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new WheelScene(context),
});
