import type { Crops } from '../crops.ts';

/** Strips of the daily wheel that each kind of window shows. */
export const dailySpinCrops: Crops = { upright: [0, 1_206], low: [226, 1_072], desk: [88, 1_206] };
