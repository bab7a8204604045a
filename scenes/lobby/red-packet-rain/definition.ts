import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { createRainScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/** The red packet rain: thirty seconds of packets, and an envelope whose amount was fixed at joining. */
export const redPacketRain = defineScene<RedPacketRainTypes>({
  name: 'red-packet-rain',
  size: SIZE,
  art,
  musicTrack: 'music.fair',
  create: createRainScene,
});
