import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { MinesScene } from './scene.ts';
import type { MinesTypes } from './types.ts';

/** Mines: the player opens chests one by one, for a gem each, until one holds a mine. */
export const mines = defineScene<MinesTypes>({
  name: 'mines',
  size: HALL_SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.view.stake': { money: true },
    'props.view.payout': { money: true },
    'press.tile': { min: 1, max: 25 },
    'show.stake': { money: true },
    'show.payout': { money: true },
  },
  create: (context) => new MinesScene(context),
});
