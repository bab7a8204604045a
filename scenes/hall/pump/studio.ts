import { defineStudioScene } from '../../engine/studio-scene.ts';
import { pump } from './definition.ts';
import { examples } from './examples.ts';

/** The pump scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(pump, {
  examples,
  // Sounds: the stroke of the pump, the growing balloon, and its burst.
  sounds: {
    'pump.puff': { longestMs: 340, lufs: -28 },
    'pump.swell': { longestMs: 300, lufs: -28 },
    'balloon.pop': { longestMs: 300, lufs: -25 },
  },
  controls: {
    'props.view.stake': { money: true },
    'props.view.payout': { money: true },
    'show.most': { min: 15, max: 24, money: false },
    'show.stake': { money: true },
    'show.payout': { money: true },
  },
});
