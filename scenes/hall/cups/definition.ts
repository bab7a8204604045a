import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art } from './art.ts';
import { CupsScene } from './scene.ts';
import type { CupsTypes } from './types.ts';

/** Cups: the player looks for the ball under one of the cups, again and again. */
export const cups = defineScene<CupsTypes>({
  name: 'cups',
  size: HALL_SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new CupsScene(context),
});
