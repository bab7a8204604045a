import { defineStudioScene } from '../../engine/studio-scene.ts';
import { crash } from './definition.ts';
import { examples } from './examples.ts';

/** The crash scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(crash, {
  examples,
  // Sounds: the fuse, the launch of the rocket, its flight, and its burst.
  sounds: {
    'fuse.light': { longestMs: 500, lufs: -31 },
    'rocket.launch': { longestMs: 1_000, lufs: -26 },
    'rocket.hum': { longestMs: 1_000, lufs: -36 },
    'rocket.burst': { longestMs: 800, lufs: -28 },
  },
  controls: {
    'burst.endsAt': { min: 100, max: 100_000_000, money: false },
    'off.multiplier': { min: 101, max: 100_000_000, money: false },
    'off.stake': { money: true },
    'off.payout': { money: true },
    'flag.multiplier': { min: 101, max: 100_000_000, money: false },
  },
});
