import { STALLS } from '../../../fair/tables/perya.ts';
import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art, sounds } from './art.ts';
import { BoardToy } from './board-toy.ts';
import { examples } from './examples.ts';
import type { DropBallTypes } from './types.ts';

/** Drop Ball Daze: a ball hops over a board of fifty coloured holes and falls into the one that the server drew. */
export const dropBallDaze = defineScene<DropBallTypes>({
  name: 'drop-ball-daze',
  seed: 'drop-ball',
  size: SIZE,
  art,
  sounds,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.field': { options: STALLS['drop-ball-daze'].bets.map(({ name }) => name) },
    'land.at': { min: 0, max: 49, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
  create: (context) => new StallScene(context, new BoardToy(context)),
});
