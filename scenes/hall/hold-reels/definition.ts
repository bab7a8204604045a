import { defineScene } from '../../engine/definition.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { HoldScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { HoldTypes } from './types.ts';

/** Hold and respin: 243 ways, and coins that are held while the other cells respin. */
export const holdReels = defineScene<HoldTypes>({
  name: 'hold-reels',
  size: SIZE,
  title: 'kalabaw-cash',
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.jackpots.*': { money: true },
    'land.stake': { money: true },
    'land.payout': { money: true },
    'land.coinWin': { money: true },
    'land.wins.*.win': { money: true },
    'land.*.*.multiplier': { min: 1, max: 2_000, money: false },
    'land.*.*.cell': { min: 0, max: 14, money: false },
  },
  create: (context) => new HoldScene(context),
});
