import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art } from './art.ts';
import { SnakesScene } from './scene.ts';
import type { SnakesTypes } from './types.ts';

/** Snakes: a chick hops as far as two dice show, past snakes or onto one. */
export const snakes = defineScene<SnakesTypes>({
  name: 'snakes',
  size: HALL_SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new SnakesScene(context),
});
