import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { TentsToy } from './tents-toy.ts';
import { TENTS } from './tuning.ts';
import type { TentTypes } from './types.ts';

/** Tent Treasure: three of nine tents open one by one, and three hold a treasure, as the server drew. */
export const tentTreasure = defineScene<TentTypes>({
  name: 'tent-treasure',
  size: SIZE,
  art,
  sounds,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.places.*': { min: 1, max: TENTS.length, money: false },
    'land.places.*': { min: 1, max: TENTS.length, money: false },
    'land.draws.*': { min: 1, max: TENTS.length, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
  create: (context) => new StallScene(context, new TentsToy(context)),
});
