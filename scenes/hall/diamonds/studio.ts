import { defineStudioScene } from '../../engine/studio-scene.ts';
import { diamonds } from './definition.ts';
import { examples } from './examples.ts';

/** The diamonds scene for studio, camera and tests. */
export const studioScene = defineStudioScene(diamonds, {
  examples,
  // Equal gems pluck notes, each higher than the last.
  sounds: Object.fromEntries(
    [1, 2, 3, 4, 5].map((note) => [`packet.${note}`, { longestMs: 220, lufs: -24 }]),
  ),
  controls: {
    'props.hands': { money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
