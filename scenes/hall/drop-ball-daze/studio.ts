import { STALLS } from '../../../fair/tables/perya.ts';
import { defineStudioScene } from '../../engine/studio-scene.ts';
import { dropBallDaze } from './definition.ts';
import { examples } from './examples.ts';

/**
 * The drop ball scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests.
 */
export const studioScene = defineStudioScene(dropBallDaze, {
  examples,
  // Sounds: the ball hops into a hole.
  sounds: {
    'hole.hop': { longestMs: 160, lufs: -28 },
  },
  controls: {
    'props.field': { options: STALLS['drop-ball-daze'].bets.map(({ name }) => name) },
    'land.at': { min: 0, max: 49, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
