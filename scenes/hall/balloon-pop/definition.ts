import { STALLS } from '../../../fair/tables/perya.ts';
import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art, sounds } from './art.ts';
import { BalloonsToy } from './balloons-toy.ts';
import { examples } from './examples.ts';
import { BALLOONS } from './tuning.ts';
import type { BalloonPopTypes } from './types.ts';

/** Balloon Pop: a dart bursts the picked balloon, and its tag shows what the server drew. */
export const balloonPop = defineScene<BalloonPopTypes>({
  name: 'balloon-pop',
  size: SIZE,
  art,
  sounds,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.place': { min: 1, max: BALLOONS.length, money: false },
    'land.field': { options: STALLS['balloon-pop'].table.map(({ name }) => name) },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
  create: (context) => new StallScene(context, new BalloonsToy(context)),
});
