import type { Crops } from '../crops.ts';

/** Strips of Halloween Night that each kind of window shows; on a phone in landscape only the reels. */
export const halloweenSlotsCrops: Crops = { upright: [60, 1_220], low: [296, 936], desk: [96, 1_220] };
