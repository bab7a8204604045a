import { defineStudioScene } from '../../engine/studio-scene.ts';
import { climbExamples } from '../models/climb/examples.ts';
import { paloSebo } from './definition.ts';
import { PAYS } from './palo-look.ts';

/**
 * The palo sebo scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests.
 */
export const studioScene = defineStudioScene(paloSebo, {
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
  // Sounds: the boy pulls himself up, reaches a step, or slides down.
  sounds: {
    'climb.pull': { longestMs: 320, lufs: -30 },
    'climb.step': { longestMs: 240, lufs: -26 },
    'climb.slip': { longestMs: 560, lufs: -30 },
  },
  controls: { 'show.stake': { money: true }, 'show.payout': { money: true } },
});
