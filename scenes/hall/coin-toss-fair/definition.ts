import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art } from './art.ts';
import { CoinToy } from './coin-toy.ts';
import type { TossTypes } from './types.ts';

/** Coin Toss Fair: three coins fly onto a board of squares, and pay by how many of them touch no line. */
export const coinTossFair = defineScene<TossTypes>({
  name: 'coin-toss-fair',
  size: SIZE,
  art,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new StallScene(context, new CoinToy(context)),
});
