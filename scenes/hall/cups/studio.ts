import { defineStudioScene } from '../../engine/studio-scene.ts';
import { cups } from './definition.ts';
import { examples } from './examples.ts';

/** The cups scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(cups, {
  examples,
  // Sounds: two cups change places, and a cup is lifted.
  sounds: {
    'cup.swap': { longestMs: 340, lufs: -30 },
    'cup.lift': { longestMs: 280, lufs: -26 },
  },
  controls: {
    'props.cups': { min: 3, max: 5 },
    'props.view.stake': { money: true },
    'props.view.payout': { money: true },
    'press.cup': { min: 0, max: 4 },
    'show.stake': { money: true },
    'show.payout': { money: true },
  },
});
