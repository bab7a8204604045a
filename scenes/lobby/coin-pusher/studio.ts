import { defineStudioScene } from '../../engine/studio-scene.ts';
import { coinPusher } from './definition.ts';
import { examples } from './examples.ts';

/** The coin pusher scene, set up for the studio (where artists look at scenes), for photographs and for tests. */
export const studioScene = defineStudioScene(coinPusher, {
  examples,
  sounds: {
    'pusher.drop': { longestMs: 250, lufs: -24 },
    'coin.clink.1': { longestMs: 220, lufs: -28 },
    'coin.clink.2': { longestMs: 220, lufs: -28 },
    'coin.clink.3': { longestMs: 220, lufs: -28 },
    'coin.tray': { longestMs: 320, lufs: -22 },
    thud: { longestMs: 200, lufs: -34 },
  },
  controls: {
    'props.aim': { min: 0, max: 1_000, note: 'place on the rail' },
    'drop.x': { min: 0, max: 1_000, note: 'place on the rail' },
    'settle.x': { min: 0, max: 1_000, note: 'place on the rail' },
    'props.price': { money: true },
    'props.tray': { money: true },
  },
});
