import { defineStudioScene } from '../../engine/studio-scene.ts';
import { diamonds } from './definition.ts';
import { examples } from './examples.ts';

/** The diamonds scene with its examples and sounds, for the studio, its photographs and the tests. */
export const studioScene = defineStudioScene(diamonds, {
  examples,
  // Sounds: each gem plays a plucked note, which is higher the more equal gems already lie.
  sounds: Object.fromEntries(
    [1, 2, 3, 4, 5].map((note) => [`packet.${note}`, { longestMs: 220, lufs: -24 }]),
  ),
  controls: {
    'props.hands': { money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
