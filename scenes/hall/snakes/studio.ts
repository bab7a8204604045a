import { defineStudioScene } from '../../engine/studio-scene.ts';
import { snakes } from './definition.ts';
import { examples } from './examples.ts';

/** The snakes scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(snakes, {
  examples,
  // Sounds: the dice, the chick's hops, and a snake.
  sounds: {
    'die.roll': { longestMs: 500, lufs: -29 },
    'die.hit': { longestMs: 180, lufs: -25 },
    'chick.hop': { longestMs: 150, lufs: -29 },
    'snake.lunge': { longestMs: 450, lufs: -30 },
  },
  controls: {
    'props.view.stake': { money: true },
    'props.view.payout': { money: true },
    'show.stake': { money: true },
    'show.payout': { money: true },
  },
});
