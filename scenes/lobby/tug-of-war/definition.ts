import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { TugOfWarScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { TugOfWarTypes } from './types.ts';

/** The tug of war: two camps pull one rope. The week's bets decide where its knot is. */
export const tugOfWar = defineScene<TugOfWarTypes>({
  name: 'tug-of-war',
  size: SIZE,
  art,
  create: (context) => new TugOfWarScene(context),
});
