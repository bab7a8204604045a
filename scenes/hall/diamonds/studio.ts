import { defineStudioScene } from '../../engine/studio-scene.ts';
import { diamonds } from './definition.ts';
import { examples } from './examples.ts';

/** The diamonds scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(diamonds, {
  examples,
  // Sounds: each gem plays a plucked note; the more gems equal to it already lie, the higher the note.
  sounds: Object.fromEntries(
    [1, 2, 3, 4, 5].map((note) => [`packet.${note}`, { longestMs: 220, lufs: -24 }]),
  ),
  controls: {
    'props.hands': { money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
