import { defineScene } from '../../engine/definition.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { LimboScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { LimboTypes } from './types.ts';

/** Limbo: a balloon rises along a mast to the number that the server drew, past the target or not. */
export const limbo = defineScene<LimboTypes>({
  name: 'limbo',
  size: SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.target': { min: 101, max: 100_000_000, money: false },
    'props.rest': { min: 100, max: 100_000_000, money: false },
    'land.result': { min: 100, max: 100_000_000, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
  create: (context) => new LimboScene(context),
});
