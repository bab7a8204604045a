/** Places and sizes of the board, dpx. */
export const BOARD = {
  x: 360,
  y: 394,
  /** Middles of the rows, back to front, with the pitch and size of their holes. */
  rows: [
    { y: 272, pitch: 56, size: 48 },
    { y: 323, pitch: 59, size: 51 },
    { y: 378, pitch: 62, size: 54 },
    { y: 437, pitch: 65, size: 57 },
    { y: 500, pitch: 68, size: 60 },
  ],
  columns: 10,
  /** Where the ball waits. */
  start: { x: 360, y: 226 },
} as const;

/** The ball: its size relative to a hole, and how deep it lies in one. */
export const BALL = { size: 0.66, rest: 40, sunk: 3 } as const;

/** Its hops while the result is unknown: ms each, height in dpx, columns and rows that one hop can cross. */
export const HOP = { ms: 250, high: 64, first: 40, across: 3, along: 2 } as const;

/**
 * From the answer to the stop: the number of hops after the current one, and the length of the last relative to the
 * others.
 */
export const FALL = { ms: 1_500, turboMs: 480, hops: 4, last: 1.5, bounce: 0.22, bounceHigh: 12 } as const;

/** Tint of holes whose colour has no bet. */
export const OTHERS_TINT = 0xa79bcc;
