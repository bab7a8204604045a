import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { TowersScene } from './scene.ts';
import type { TowersTypes } from './types.ts';

/** Towers: windows light up on the way to the top, until one holds a ghost. */
export const towers = defineScene<TowersTypes>({
  name: 'towers',
  size: HALL_SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.tiles': { min: 2, max: 4 },
    'props.view.stake': { money: true },
    'props.view.payout': { money: true },
    'press.tile': { min: 1, max: 4 },
    'show.stake': { money: true },
    'show.payout': { money: true },
  },
  create: (context) => new TowersScene(context),
});
