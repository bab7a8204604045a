import { placesIn } from '../models/stall/places.ts';

/** Centres of the twelve balloons, in design pixels. */
export const BALLOONS = placesIn({ x: 360, y: 386, columns: 6, rows: 2, across: 102, along: 168 });

/**
 * Distance from a balloon within which a press picks it, in design pixels; tints of the balloons in turn; alpha, after
 * a round, of the balloons that were not picked.
 */
export const BALLOON = {
  reach: 74,
  tints: [0xff5a7a, 0xffc83a, 0x4fd886, 0x57b4ff, 0xc98bff],
  others: 0.62,
} as const;

/** Centre of the board behind the balloons, in design pixels. */
export const BOARD = { x: 360, y: 392 } as const;

/**
 * The dart in the player's hand, below the picked balloon: y in design pixels, scale in the hand, and scale as the dart
 * hits.
 */
export const HAND = { y: 590, size: 1.25, near: 0.6 } as const;

/**
 * Swaying of the dart while the result is unknown: ms per sway, largest rotation in radians, and how far the dart is
 * drawn back, in design pixels.
 */
export const SWAY = { ms: 460, turn: 0.13, back: 16 } as const;

/**
 * Time from the server's answer until the tag hangs still, ms, and the share of this time at which the dart hits. After
 * the hit, the shreds fly `far` design pixels and the tag swings by at most `swing` radians.
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
