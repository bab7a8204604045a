import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art } from './art.ts';
import { SnakesScene } from './scene.ts';
import type { SnakesTypes } from './types.ts';

/** Snakes: a chick hops along a path as far as two dice show, and may land on a snake. */
export const snakes = defineScene<SnakesTypes>({
  name: 'snakes',
  size: HALL_SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new SnakesScene(context),
});
