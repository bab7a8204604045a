import type { Crops } from '../crops.ts';

/**
 * Strips of the Lucky Jackpot that each kind of window shows. On a phone in landscape, the jackpot amounts are beside
 * the board.
 */
export const luckyJackpotCrops: Crops = { upright: [0, 1_228], low: [412, 1_212], desk: [84, 1_210] };
