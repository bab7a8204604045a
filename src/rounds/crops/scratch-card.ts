import type { Crops } from '../crops.ts';

/** Crops of the scratch card. */
export const scratchCardCrops: Crops = { upright: [90, 1_240], low: [196, 1_100], desk: [114, 1_240] };
