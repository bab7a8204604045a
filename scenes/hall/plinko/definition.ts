import { defineScene } from '../../engine/definition.ts';
import { dropControls } from '../models/drop/controls.ts';
import { DropScene } from '../models/drop/scene.ts';
import { DROP_SOUNDS } from '../models/drop/sounds.ts';
import { SIZE } from '../models/drop/tuning.ts';
import type { DropTypes } from '../models/drop/types.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';

/** Plinko: a board of pegs over bins that pay; the ball falls along the path that the server drew. */
export const plinko = defineScene<DropTypes>({
  name: 'plinko',
  size: SIZE,
  art,
  sounds,
  soundsFrom: DROP_SOUNDS,
  musicTrack: 'music.fair',
  examples,
  controls: dropControls,
  create: (context) => new DropScene(context),
});
