import type { Crops } from '../crops.ts';

/** Strips of the Red Packet Rain that each kind of window shows. */
export const redPacketRainCrops: Crops = { upright: [0, 1_240], low: [96, 1_010], desk: [96, 1_216] };
