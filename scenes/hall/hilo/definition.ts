import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { HiloScene } from './scene.ts';
import type { HiloTypes } from './types.ts';

/** Hilo: the player guesses whether the next card is higher or lower than the one on the felt. */
export const hilo = defineScene<HiloTypes>({
  name: 'hilo',
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
  create: (context) => new HiloScene(context),
});
