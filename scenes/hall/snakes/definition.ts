import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { SnakesScene } from './scene.ts';
import type { SnakesTypes } from './types.ts';

/** Snakes: a chick that hops as far as two dice show, past snakes or into one. */
export const snakes = defineScene<SnakesTypes>({
  name: 'snakes',
  size: HALL_SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.view.stake': { money: true },
    'props.view.payout': { money: true },
    'show.stake': { money: true },
    'show.payout': { money: true },
  },
  create: (context) => new SnakesScene(context),
});
