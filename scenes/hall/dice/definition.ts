import { defineScene } from '../../engine/definition.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { DiceScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { DiceTypes } from './types.ts';

/** Dice: a track from 0 to 100 with a target; the die glides to the roll that the server drew. */
export const dice = defineScene<DiceTypes>({
  name: 'dice',
  size: SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.target': { min: 1, max: 9_801, money: false },
    'props.rest': { min: 0, max: 10_000, money: false },
    'land.roll': { min: 0, max: 10_000, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
  create: (context) => new DiceScene(context),
});
