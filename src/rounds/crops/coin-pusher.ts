import type { Crops } from '../crops.ts';

/** Strips of the coin pusher that each kind of window shows. */
export const coinPusherCrops: Crops = { upright: [0, 1_236], low: [186, 1_106], desk: [96, 1_222] };
