import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art } from './art.ts';
import { TowersScene } from './scene.ts';
import type { TowersTypes } from './types.ts';

/** Towers: a climber lights windows on the way to the top, until one of them holds a ghost. */
export const towers = defineScene<TowersTypes>({
  name: 'towers',
  size: HALL_SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new TowersScene(context),
});
