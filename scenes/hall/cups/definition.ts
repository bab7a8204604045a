import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { CupsScene } from './scene.ts';
import type { CupsTypes } from './types.ts';

/** Cups: the player looks for a ball again and again. */
export const cups = defineScene<CupsTypes>({
  name: 'cups',
  size: HALL_SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.cups': { min: 3, max: 5 },
    'props.view.stake': { money: true },
    'props.view.payout': { money: true },
    'press.cup': { min: 0, max: 4 },
    'show.stake': { money: true },
    'show.payout': { money: true },
  },
  create: (context) => new CupsScene(context),
});
