import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { examples } from './examples.ts';
import { HalloweenTicketsScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { HalloweenTicketsTypes } from './types.ts';

/** The Halloween tickets: a card leaves a fan, floats before the moon and is turned over. */
export const halloweenTickets = defineScene<HalloweenTicketsTypes>({
  name: 'halloween-tickets',
  size: SIZE,
  art,
  musicTrack: 'music.halloween',
  examples,
  controls: {
    'props.tickets': { min: 0, max: 10 },
    'props.price': { money: true },
    'land.amount': { money: true },
  },
  create: (context) => new HalloweenTicketsScene(context),
});
