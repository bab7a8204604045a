import { STALLS } from '../../../fair/tables/perya.ts';
import { defineStudioScene } from '../../engine/studio-scene.ts';
import { ringToss } from './definition.ts';
import { examples } from './examples.ts';

/** The ring toss scene for studio, camera and tests. */
export const studioScene = defineStudioScene(ringToss, {
  examples,
  // The ring on the peg's top, and when it comes to rest.
  sounds: {
    'ring.touch': { longestMs: 220, lufs: -26 },
    'ring.lie': { longestMs: 320, lufs: -29 },
  },
  controls: {
    'props.field': { options: STALLS['ring-toss'].bets.map(({ name }) => name) },
    'land.at': { min: 0, max: 99, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
