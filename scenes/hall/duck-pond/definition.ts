import { STALLS } from '../../../fair/tables/perya.ts';
import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { PondToy } from './pond-toy.ts';
import { DUCKS } from './tuning.ts';
import type { DuckPondTypes } from './types.ts';

/** Duck Pond: ducks float by, and the picked one has the server's draw on its underside. */
export const duckPond = defineScene<DuckPondTypes>({
  name: 'duck-pond',
  size: SIZE,
  art,
  sounds,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.place': { min: 1, max: DUCKS.length, money: false },
    'land.field': { options: STALLS['duck-pond'].table.map(({ name }) => name) },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
  create: (context) => new StallScene(context, new PondToy(context)),
});
