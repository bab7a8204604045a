import { defineStudioScene } from '../../engine/studio-scene.ts';
import { coinFlips } from './definition.ts';
import { examples } from './examples.ts';

/**
 * The coin flips scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests.
 */
export const studioScene = defineStudioScene(coinFlips, {
  examples,
  // Sounds: the coin is thrown, and lands on the table.
  sounds: {
    'flip.up': { longestMs: 650, lufs: -27 },
    'flip.land': { longestMs: 340, lufs: -24 },
  },
  controls: {
    'props.view.stake': { money: true },
    'props.view.payout': { money: true },
    'show.stake': { money: true },
    'show.payout': { money: true },
  },
});
