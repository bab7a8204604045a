import { defineStudioScene } from '../../engine/studio-scene.ts';
import { mines } from './definition.ts';
import { examples } from './examples.ts';

/** The mines scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(mines, {
  examples,
  // Sounds: a lid opens, then a gem glints or a mine explodes.
  sounds: {
    'chest.open': { longestMs: 260, lufs: -27 },
    'chest.gem': { longestMs: 360, lufs: -28 },
    'mine.thud': { longestMs: 460, lufs: -28 },
  },
  controls: {
    'props.view.stake': { money: true },
    'props.view.payout': { money: true },
    'press.tile': { min: 1, max: 25 },
    'show.stake': { money: true },
    'show.payout': { money: true },
  },
});
