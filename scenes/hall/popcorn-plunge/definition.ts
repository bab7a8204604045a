import { defineScene } from '../../engine/definition.ts';
import { DropScene } from '../models/drop/scene.ts';
import { DROP_SOUNDS } from '../models/drop/sounds.ts';
import { SIZE } from '../models/drop/tuning.ts';
import type { DropTypes } from '../models/drop/types.ts';
import { art } from './art.ts';

/**
 * Popcorn Plunge: a kernel of popcorn falls from a kettle through twelve rows of pegs and pops in a bucket that pays.
 */
export const popcornPlunge = defineScene<DropTypes>({
  name: 'popcorn-plunge',
  size: SIZE,
  art,
  soundsFrom: DROP_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new DropScene(context, { popped: 'puff', crown: 'heap', lands: 'corn.pop' }),
});
