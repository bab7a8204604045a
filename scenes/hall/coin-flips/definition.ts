import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art } from './art.ts';
import { FlipsScene } from './scene.ts';
import type { FlipsTypes } from './types.ts';

/** Coin flips: a silver peso is thrown again and again, and each correct call doubles the payout. */
export const coinFlips = defineScene<FlipsTypes>({
  name: 'coin-flips',
  size: HALL_SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new FlipsScene(context),
});
