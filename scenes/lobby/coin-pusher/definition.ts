import { defineScene } from '../../engine/definition.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { lateDrops } from './late-drops.ts';
import { SIZE } from './layout.ts';
import { CoinPusherScene } from './scene.ts';
import type { CoinPusherTypes } from './types.ts';

/** The coin pusher: honest discs on an honest table. */
export const coinPusher = {
  ...defineScene<CoinPusherTypes>({
    name: 'coin-pusher',
    size: SIZE,
    art,
    sounds,
    musicTrack: 'music.fair',
    examples,
    controls: {
      'props.aim': { min: 0, max: 1_000, note: 'place on the rail' },
      'drop.x': { min: 0, max: 1_000, note: 'place on the rail' },
      'settle.x': { min: 0, max: 1_000, note: 'place on the rail' },
      'props.price': { money: true },
      'props.tray': { money: true },
    },
    create: (context) => new CoinPusherScene(context),
  }),
  late: lateDrops,
};
