import { STALLS } from '../../../fair/tables/perya.ts';
import { defineStudioScene } from '../../engine/studio-scene.ts';
import { balloonPop } from './definition.ts';
import { examples } from './examples.ts';
import { BALLOONS } from './tuning.ts';

/**
 * The balloon pop scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests.
 */
export const studioScene = defineStudioScene(balloonPop, {
  examples,
  sounds: {
    'dart.fly': { longestMs: 400, lufs: -32 },
    'balloon.pop': { longestMs: 300, lufs: -25 },
  },
  controls: {
    'props.place': { min: 1, max: BALLOONS.length, money: false },
    'land.field': { options: STALLS['balloon-pop'].table.map(({ name }) => name) },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
