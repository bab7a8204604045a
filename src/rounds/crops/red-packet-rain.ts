import type { Crops } from '../crops.ts';

/** Crops of the red packet rain. */
export const redPacketRainCrops: Crops = { upright: [0, 1_240], low: [96, 1_010], desk: [96, 1_216] };
