import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { HalloweenTicketsScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { HalloweenTicketsTypes } from './types.ts';

/** The Halloween tickets scene: a card leaves a fan of cards, floats in front of the moon and is turned over. */
export const halloweenTickets = defineScene<HalloweenTicketsTypes>({
  name: 'halloween-tickets',
  size: SIZE,
  art,
  musicTrack: 'music.halloween',
  create: (context) => new HalloweenTicketsScene(context),
});
