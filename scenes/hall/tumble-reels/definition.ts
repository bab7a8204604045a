import { defineScene } from '../../engine/definition.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { TumbleScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { TumbleTypes } from './types.ts';

/** Tumbling reels: 6 by 5 cells; eight equal symbols pay anywhere, and wins are removed and replaced. */
export const tumbleReels = defineScene<TumbleTypes>({
  name: 'tumble-reels',
  size: SIZE,
  title: 'comet-chase',
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'land.stake': { money: true },
    'land.payout': { money: true },
    'land.spins.*.*.win': { money: true },
    'land.spins.*.*.multiplier': { min: 1, max: 500, money: false },
    'land.spins.*.*.wins.*.pay': { money: false, note: 'hundredths of the stake' },
    'land.spins.*.*.wins.*.count': { min: 8, max: 30, money: false },
  },
  create: (context) => new TumbleScene(context),
});
