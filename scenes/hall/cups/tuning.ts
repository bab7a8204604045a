/** Places in dpx. Everything essential is between y 120 and 600: a low window cuts off the rest. */
export const LAYOUT = {
  table: { x: 360, y: 496 },
  ball: { above: 22 },
  /** The hole in the table, and the height above it at which the ball waits for a bet. */
  hole: { x: 360, y: 544, above: 14 },
  /** Row of payouts by number of finds: its first plate, and the distance between plates. */
  row: { x: 360, y: 168, pitch: 86, pays: -11, cap: 18, room: 72, dots: 16, dotPitch: 13 },
  amount: { x: 360, y: 300 },
} as const;

/** Maximum number of finds in a row. */
export const MOST_FINDS = 8;
/** Maximum number of cups. */
export const MOST_CUPS = 5;

/** Tints of the pictures. */
export const TINTS = {
  pays: 0xb9a8ea,
  next: 0xffe98a,
  won: 0x5cf09a,
  lost: 0xff5a6a,
  /** A place where the ball was not. */
  empty: 0x5a4a92,
  ball: 0xffd75a,
  /** Cups that were not lifted at the end. */
  rest: 0xa89ccc,
} as const;

/** While a step is on its way its cup rocks: degrees, ms per swing; reduced to a share after `lateAfter` ms. */
export const WAIT = { degrees: 2.4, swing: 300, press: 1.05, lateAfter: 6_000, lateShare: 0.35 } as const;

/**
 * From the answer until the cup is up, ms; up to the share `revealAt` nothing is revealed. Height of the lift, dpx,
 * and its lean, degrees.
 */
export const OPEN = {
  ms: 460,
  turboMs: 160,
  revealAt: 0.24,
  lift: 86,
  lean: 9,
  sparkles: 5,
  reach: 74,
} as const;

/** The ball goes through the hole, out of sight, and the lifted cup comes down, ms; height of its hop, dpx. */
export const GO = { ms: 420, turboMs: 140, hop: 46 } as const;

/**
 * The cups are swapped in pairs: number of swaps, ms each; offset towards and away from the player, dpx, and growth.
 */
export const SHUFFLE = {
  swaps: 4,
  ms: 300,
  turboSwaps: 3,
  turboMs: 90,
  near: 34,
  far: -26,
  size: 0.07,
} as const;

/** Time in which the cup with the ball is lifted at the end, ms. */
export const REVEAL = { ms: 360, turboMs: 150 } as const;
