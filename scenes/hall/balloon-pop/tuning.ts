import { placesIn } from '../models/stall/places.ts';

/** Places of the balloons, dpx. */
export const BALLOONS = placesIn({ x: 360, y: 386, columns: 6, rows: 2, across: 102, along: 168 });

/** Radius of a press, and the balloons' tints, in turn. */
export const BALLOON = {
  reach: 74,
  tints: [0xff5a7a, 0xffc83a, 0x4fd886, 0x57b4ff, 0xc98bff],
  others: 0.62,
} as const;

/** The board behind them. */
export const BOARD = { x: 360, y: 392 } as const;

/** The dart in the hand: below the picked balloon. */
export const HAND = { y: 590, size: 1.25, near: 0.6 } as const;

/** Swaying of the dart while the result is unknown: ms per sway, radians, dpx. */
export const SWAY = { ms: 460, turn: 0.13, back: 16 } as const;

/**
 * From the answer to the stop, ms; share at which the dart hits; then distance that the shreds fly, dpx, and swinging
 * of the tag.
 */
export const THROW = {
  ms: 1_050,
  turboMs: 380,
  hit: 0.42,
  shreds: 8,
  far: 92,
  swing: 0.5,
  swings: 2.5,
} as const;
