import type { Crops } from '../crops.ts';

/** Crops of the daily wheel. */
export const dailySpinCrops: Crops = { upright: [0, 1_206], low: [226, 1_072], desk: [88, 1_206] };
