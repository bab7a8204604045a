import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-size.ts';
import { art } from './art.ts';
import { DiamondsScene } from './scene.ts';
import type { DiamondsTypes } from './types.ts';

/** Diamonds: five gems of seven colours fall onto velvet cushions, and bands of light join equal gems. */
export const diamonds = defineScene<DiamondsTypes>({
  name: 'diamonds',
  size: HALL_SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new DiamondsScene(context),
});
