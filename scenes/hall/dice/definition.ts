import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { DiceScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { DiceTypes } from './types.ts';

/** Dice: a track from 0 to 100 with a target; the die glides along it to the number that the server drew. */
export const dice = defineScene<DiceTypes>({
  name: 'dice',
  size: SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new DiceScene(context),
});
