import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art } from './art.ts';
import { HiloScene } from './scene.ts';
import type { HiloTypes } from './types.ts';

/** Hilo: the player guesses whether the next card is higher or lower than the card on the table. */
export const hilo = defineScene<HiloTypes>({
  name: 'hilo',
  size: HALL_SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new HiloScene(context),
});
