import { defineScene } from '../../engine/definition.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { PumpScene } from './scene.ts';
import type { PumpTypes } from './types.ts';

/** Pump: a balloon that grows with each pump, until it bursts. */
export const pump = defineScene<PumpTypes>({
  name: 'pump',
  size: HALL_SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.view.stake': { money: true },
    'props.view.payout': { money: true },
    'show.most': { min: 15, max: 24, money: false },
    'show.stake': { money: true },
    'show.payout': { money: true },
  },
  create: (context) => new PumpScene(context),
});
