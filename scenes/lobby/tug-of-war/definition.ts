import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { examples } from './examples.ts';
import { TugOfWarScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { TugOfWarTypes } from './types.ts';

/** The tug of war: two camps on one rope, whose knot is where the week's bets have pulled it. */
export const tugOfWar = defineScene<TugOfWarTypes>({
  name: 'tug-of-war',
  size: SIZE,
  art,
  examples,
  controls: {
    'props.pull': { min: -1, max: 1 },
    'props.own': { options: ['red', 'blue'] },
    'joined.camp': { options: ['red', 'blue'] },
    'ended.winner': { options: ['red', 'blue', 'tie'] },
  },
  create: (context) => new TugOfWarScene(context),
});
