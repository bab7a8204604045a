/** Positions and sizes of the board's parts, in design pixels. */
export const BOARD = {
  x: 360,
  y: 394,
  /** Rows of holes from back to front: y of their centres, distance between holes, and size of a hole. */
  rows: [
    { y: 272, pitch: 56, size: 48 },
    { y: 323, pitch: 59, size: 51 },
    { y: 378, pitch: 62, size: 54 },
    { y: 437, pitch: 65, size: 57 },
    { y: 500, pitch: 68, size: 60 },
  ],
  columns: 10,
  /** Point at which the ball waits for the first round. */
  start: { x: 360, y: 226 },
} as const;

/**
 * The ball: its size as a share of the size of a hole, its size in design pixels while it waits, and how deep it lies
 * in a hole, in design pixels.
 */
export const BALL = { size: 0.66, rest: 40, sunk: 3 } as const;

/**
 * Hops while the result is unknown: ms for each hop, and its height in design pixels; a hop crosses at most `across`
 * columns and `along` rows.
 */
export const HOP = { ms: 250, high: 64, first: 40, across: 3, along: 2 } as const;

/**
 * Time from the server's answer until the ball lies still, ms: `hops` further hops, the last of which takes `last`
 * times as long as the others. The final share `bounce` of the last hop is a small bounce, `bounceHigh` design pixels
 * high.
 */
export const FALL = { ms: 1_500, turboMs: 480, hops: 4, last: 1.5, bounce: 0.22, bounceHigh: 12 } as const;

/** Tint of holes of the colours that the player has not bet on. */
export const OTHERS_TINT = 0xa79bcc;
