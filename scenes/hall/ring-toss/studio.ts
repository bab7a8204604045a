import { STALLS } from '../../../fair/tables/perya.ts';
import { defineStudioScene } from '../../engine/studio-scene.ts';
import { ringToss } from './definition.ts';
import { examples } from './examples.ts';

/**
 * The ring toss scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests.
 */
export const studioScene = defineStudioScene(ringToss, {
  examples,
  // Sounds: the ring touches the peg's top, and comes to rest.
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
