import { defineScene } from '../../engine/definition.ts';
import { DropScene } from '../models/drop/scene.ts';
import { DROP_SOUNDS } from '../models/drop/sounds.ts';
import { SIZE } from '../models/drop/tuning.ts';
import type { DropTypes } from '../models/drop/types.ts';
import { art } from './art.ts';

/** Plinko: a board of pegs above bins that pay; the ball falls along the path that the server drew. */
export const plinko = defineScene<DropTypes>({
  name: 'plinko',
  size: SIZE,
  art,
  soundsFrom: DROP_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new DropScene(context),
});
