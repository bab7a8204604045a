import { defineStudioScene } from '../../engine/studio-scene.ts';
import { keno } from './definition.ts';
import { examples } from './examples.ts';

/** The keno scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(keno, {
  examples,
  // Sounds: each hit plays a plucked note, which is higher than that of the previous hit.
  sounds: Object.fromEntries(
    [1, 2, 3, 4, 5].map((note) => [`packet.${note}`, { longestMs: 220, lufs: -24 }]),
  ),
  controls: {
    'props.pays': { money: false },
    'land.pays': { money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
