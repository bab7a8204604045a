import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art } from './art.ts';
import { MinesScene } from './scene.ts';
import type { MinesTypes } from './types.ts';

/** Mines: the player opens chests one by one; each chest shows a gem, until a chest explodes. */
export const mines = defineScene<MinesTypes>({
  name: 'mines',
  size: HALL_SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new MinesScene(context),
});
