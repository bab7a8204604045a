import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-size.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { DiamondsScene } from './scene.ts';
import type { DiamondsTypes } from './types.ts';

/** Diamonds: five gems of seven colours fall onto velvet, and equal ones are joined. */
export const diamonds = defineScene<DiamondsTypes>({
  name: 'diamonds',
  size: HALL_SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.hands': { money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
  create: (context) => new DiamondsScene(context),
});
