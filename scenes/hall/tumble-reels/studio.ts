import { defineStudioScene } from '../../engine/studio-scene.ts';
import { tumbleReels } from './definition.ts';
import { examples } from './examples.ts';

/**
 * The tumble reels scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests.
 */
export const studioScene = defineStudioScene(tumbleReels, {
  examples,
  sounds: {
    'reel.stop': { longestMs: 300, lufs: -22 },
    'scatter.3': { longestMs: 500, lufs: -22 },
    'line.1': { longestMs: 240, lufs: -26 },
    'line.3': { longestMs: 240, lufs: -26 },
    'bonus.in': { longestMs: 1_400, lufs: -20 },
  },
  controls: {
    'land.stake': { money: true },
    'land.payout': { money: true },
    'land.spins.*.*.win': { money: true },
    'land.spins.*.*.multiplier': { min: 1, max: 500, money: false },
    'land.spins.*.*.wins.*.pay': { money: false, note: 'hundredths of the stake' },
    'land.spins.*.*.wins.*.count': { min: 8, max: 30, money: false },
  },
});
