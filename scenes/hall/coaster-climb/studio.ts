import { defineStudioScene } from '../../engine/studio-scene.ts';
import { climbExamples } from '../models/climb/examples.ts';
import { PAYS } from './coaster-look.ts';
import { coasterClimb } from './definition.ts';

/**
 * The coaster climb scene with its examples and sounds, for the studio (where artists look at scenes) and for the
 * tests.
 */
export const studioScene = defineStudioScene(coasterClimb, {
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
  // Sounds: the chain pulls the car, a step succeeds, and the car rolls back after a loss.
  sounds: {
    'track.pull': { longestMs: 480, lufs: -30 },
    'climb.step': { longestMs: 240, lufs: -26 },
    'climb.slip': { longestMs: 560, lufs: -30 },
  },
  controls: { 'show.stake': { money: true }, 'show.payout': { money: true } },
});
