import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { TugOfWarScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { TugOfWarTypes } from './types.ts';

/** The tug of war: two camps on one rope, whose knot is where the week's bets have pulled it. */
export const tugOfWar = defineScene<TugOfWarTypes>({
  name: 'tug-of-war',
  size: SIZE,
  art,
  create: (context) => new TugOfWarScene(context),
});
