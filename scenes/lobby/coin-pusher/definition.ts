import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { lateDrops } from './late-drops.ts';
import { SIZE } from './layout.ts';
import { CoinPusherScene } from './scene.ts';
import type { CoinPusherTypes } from './types.ts';

/** Definition of the coin pusher scene: a physics simulation decides which discs fall. */
export const coinPusher = {
  ...defineScene<CoinPusherTypes>({
    name: 'coin-pusher',
    size: SIZE,
    art,
    musicTrack: 'music.fair',
    create: (context) => new CoinPusherScene(context),
  }),
  late: lateDrops,
};
