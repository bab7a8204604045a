import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-size.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { WheelScene } from './scene.ts';
import type { WheelTypes } from './types.ts';

/** Wheel: a fair's wheel of ten to fifty segments, which stops in the drawn one. */
export const wheel = defineScene<WheelTypes>({
  name: 'wheel',
  size: HALL_SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.segments': { money: false },
    'land.segments': { money: false },
    'land.segment': { min: 0, max: 49 },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
  create: (context) => new WheelScene(context),
});
