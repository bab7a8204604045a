import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { FlipsScene } from './scene.ts';
import type { FlipsTypes } from './types.ts';

/** Coin flips: a silver peso is thrown again and again, and each correct call doubles the payout. */
export const coinFlips = defineScene<FlipsTypes>({
  name: 'coin-flips',
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
  create: (context) => new FlipsScene(context),
});
