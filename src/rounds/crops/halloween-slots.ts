import type { Crops } from '../crops.ts';

/** Crops of Halloween Night: only the reels in a low window. */
export const halloweenSlotsCrops: Crops = { upright: [60, 1_220], low: [296, 936], desk: [96, 1_220] };
