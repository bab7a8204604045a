import type { Crops } from '../crops.ts';

/** Strips of the jackpot wheel that each kind of window shows: the wheel with its award. */
export const jackpotWheelCrops: Crops = { upright: [0, 1_228], low: [230, 1_224], desk: [84, 1_210] };
