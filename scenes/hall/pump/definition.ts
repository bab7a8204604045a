import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art } from './art.ts';
import { PumpScene } from './scene.ts';
import type { PumpTypes } from './types.ts';

/** Pump: a balloon grows with each stroke of a pump, until it bursts. */
export const pump = defineScene<PumpTypes>({
  name: 'pump',
  size: HALL_SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new PumpScene(context),
});
