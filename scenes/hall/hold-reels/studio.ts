import { defineStudioScene } from '../../engine/studio-scene.ts';
import { holdReels } from './definition.ts';
import { examples } from './examples.ts';

/**
 * The hold reels scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests.
 */
export const studioScene = defineStudioScene(holdReels, {
  examples,
  sounds: {
    'reel.loop': { longestMs: 1_000, lufs: -34 },
    'reel.stop': { longestMs: 300, lufs: -22 },
    'line.1': { longestMs: 240, lufs: -26 },
    'coin.lands': { longestMs: 300, lufs: -22 },
    'bonus.in': { longestMs: 1_400, lufs: -20 },
  },
  controls: {
    'props.jackpots.*': { money: true },
    'land.stake': { money: true },
    'land.payout': { money: true },
    'land.coinWin': { money: true },
    'land.wins.*.win': { money: true },
    'land.*.*.multiplier': { min: 1, max: 2_000, money: false },
    'land.*.*.cell': { min: 0, max: 14, money: false },
  },
});
