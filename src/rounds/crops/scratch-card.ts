import type { Crops } from '../crops.ts';

/** Strips of the scratch card that each kind of window shows. */
export const scratchCardCrops: Crops = { upright: [90, 1_240], low: [196, 1_100], desk: [114, 1_240] };
