import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art } from './art.ts';
import { BoardToy } from './board-toy.ts';
import type { DropBallTypes } from './types.ts';

/** Drop Ball Daze: a ball hops over a board of fifty coloured holes and falls into the hole that the server drew. */
export const dropBallDaze = defineScene<DropBallTypes>({
  name: 'drop-ball-daze',
  seed: 'drop-ball',
  size: SIZE,
  art,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new StallScene(context, new BoardToy(context)),
});
