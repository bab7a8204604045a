import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-size.ts';
import { art } from './art.ts';
import { KenoScene } from './scene.ts';
import type { KenoTypes } from './types.ts';

/** Keno: ten of forty balls come out of a drum one by one, and picked tickets turn to gold. */
export const keno = defineScene<KenoTypes>({
  name: 'keno',
  size: HALL_SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new KenoScene(context),
});
