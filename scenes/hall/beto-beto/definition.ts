import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art, sounds } from './art.ts';
import { COLOURS } from './colours.ts';
import { DiceToy } from './dice-toy.ts';
import { examples } from './examples.ts';
import type { BetoTypes } from './types.ts';

/** Beto Beto: three dice of six colours tumble down a chute, and pay by how many show the selected colour. */
export const betoBeto = defineScene<BetoTypes>({
  name: 'beto-beto',
  size: SIZE,
  art,
  sounds,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.field': { options: COLOURS },
    'land.field': { options: COLOURS },
    'land.dice.*': { min: 0, max: COLOURS.length - 1, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
  create: (context) => new StallScene(context, new DiceToy(context)),
});
