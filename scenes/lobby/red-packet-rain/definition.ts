import { defineScene } from '../../engine/definition.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { createRainScene } from './scene.ts';
import { RAIN, SIZE } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/** The red packet rain: thirty seconds of packets, and an envelope whose amount was fixed at joining. */
export const redPacketRain = defineScene<RedPacketRainTypes>({
  name: 'red-packet-rain',
  size: SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.amount': { money: true, min: 0 },
    'start.amount': { money: true, min: 0 },
    'start.elapsedMs': { min: 0, max: RAIN.ms, note: 'ms of the rain that are over' },
    'props.state': { options: ['waiting', 'late', 'result'] },
  },
  create: createRainScene,
});
