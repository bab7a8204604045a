import { defineScene } from '../../engine/definition.ts';
import { ClimbScene } from '../models/climb/climb-scene.ts';
import { climbExamples } from '../models/climb/examples.ts';
import { CLIMB_SOUNDS } from '../models/climb/sounds.ts';
import type { ClimbTypes } from '../models/climb/types.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art, sounds } from './art.ts';
import { PAYS, paloLook } from './palo-look.ts';

/** Palo Sebo: a boy climbs a greased pole from step to step, and slides down when he loses. */
export const paloSebo = defineScene<ClimbTypes>({
  name: 'palo-sebo',
  size: HALL_SIZE,
  art,
  sounds,
  soundsFrom: CLIMB_SOUNDS,
  musicTrack: 'music.fair',
  examples: climbExamples(
    PAYS,
    {
      line: 'Climb, and stop in time',
      open: (times) => `Now ${times}`,
      left: (times) => `You took ${times}`,
      lost: 'He slid down',
    },
    {
      line: 'Umakyat, at huminto sa tamang oras',
      open: (times) => `Ngayon ay ${times}`,
      left: (times) => `Nakuha mo ang ${times}`,
      lost: 'Dumulas siya pababa',
    },
  ),
  controls: { 'show.stake': { money: true }, 'show.payout': { money: true } },
  create: (context) => new ClimbScene(context, paloLook),
});
