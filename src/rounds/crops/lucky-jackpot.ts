import type { Crops } from '../crops.ts';

/** Crops of Lucky Jackpot: the board with its plates, which are beside it in a low window. */
export const luckyJackpotCrops: Crops = { upright: [0, 1_228], low: [412, 1_212], desk: [84, 1_210] };
