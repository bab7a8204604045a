import { defineStudioScene } from '../../engine/studio-scene.ts';
import { towers } from './definition.ts';
import { examples } from './examples.ts';

/** The towers scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(towers, {
  examples,
  // Sounds: the climber hops, a window opens, and its content appears.
  sounds: {
    'tower.hop': { longestMs: 220, lufs: -29 },
    'window.open': { longestMs: 240, lufs: -27 },
    'window.star': { longestMs: 360, lufs: -28 },
    'tower.fall': { longestMs: 420, lufs: -29 },
  },
  controls: {
    'props.tiles': { min: 2, max: 4 },
    'props.view.stake': { money: true },
    'props.view.payout': { money: true },
    'press.tile': { min: 1, max: 4 },
    'show.stake': { money: true },
    'show.payout': { money: true },
  },
});
