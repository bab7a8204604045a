import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { createRainScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/**
 * The red packet rain: for thirty seconds the player opens falling packets, then an envelope. The server fixed the
 * envelope's amount when the player joined.
 */
export const redPacketRain = defineScene<RedPacketRainTypes>({
  name: 'red-packet-rain',
  size: SIZE,
  pressAt: 'down',
  art,
  musicTrack: 'music.fair',
  create: createRainScene,
});
