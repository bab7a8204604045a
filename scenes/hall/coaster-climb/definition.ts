import { defineScene } from '../../engine/definition.ts';
import { ClimbScene } from '../models/climb/climb-scene.ts';
import { climbExamples } from '../models/climb/examples.ts';
import { CLIMB_SOUNDS } from '../models/climb/sounds.ts';
import type { ClimbTypes } from '../models/climb/types.ts';
import { HALL_SIZE } from '../models/round/hall-stage.ts';
import { art, sounds } from './art.ts';
import { coasterLook, PAYS } from './coaster-look.ts';

/** Coaster Climb: a car climbs from step to step, and brakes when the player falls. */
export const coasterClimb = defineScene<ClimbTypes>({
  name: 'coaster-climb',
  size: HALL_SIZE,
  art,
  sounds,
  soundsFrom: CLIMB_SOUNDS,
  musicTrack: 'music.fair',
  examples: climbExamples(
    PAYS,
    {
      line: 'Go up, and get off in time',
      open: (times) => `Now ${times}`,
      left: (times) => `You got off at ${times}`,
      lost: 'The brakes came on',
    },
    {
      line: 'Umakyat, at bumaba sa tamang oras',
      open: (times) => `Ngayon ay ${times}`,
      left: (times) => `Bumaba ka sa ${times}`,
      lost: 'Pumreno ang coaster',
    },
  ),
  controls: { 'show.stake': { money: true }, 'show.payout': { money: true } },
  create: (context) => new ClimbScene(context, coasterLook),
});
