import type { Crops } from '../crops.ts';

/** Strips of Slot Shack that each kind of window shows. */
export const slotshackCrops: Crops = { upright: [60, 1_220], low: [352, 966], desk: [96, 1_220] };
