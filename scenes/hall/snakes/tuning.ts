/**
 * Positions and sizes in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const LAYOUT = {
  /** The path along the edges of a grid of 4 by 4 squares: centre of the grid, and distances between squares. */
  path: { x: 360, y: 360, side: 4, across: 158, down: 118 },
  square: { width: 150, height: 110 },
  /** Number and multiplier on a square: offsets from the centre of the square, and sizes. */
  number: { x: -56, y: -36, cap: 16 },
  times: { x: -18, y: 6, cap: 27, width: 96 },
  snake: { x: -14, y: 2 },
  /** Offset of the chick from the centre of its square, where it does not cover the multiplier. */
  chick: { x: 44, y: -8 },
  dice: { y: 330, apart: 50, size: 92 },
  /** Row of rolls: distance between rolls, half the distance between a roll's two dice, and size of a die. */
  rolls: { x: 360, y: 440, pitch: 59, apart: 12.5, size: 23 },
  amount: { above: 64 },
} as const;

/** Maximum number of rolls in one round. */
export const MOST_ROLLS = 5;

/** Tints of texts, frames and unused dice. */
export const TINTS = {
  number: 0xb9a8ea,
  times: 0xfff3c4,
  won: 0x5cf09a,
  lost: 0xff5a6a,
  /** Tint of the dice of rolls that the round did not use. */
  unused: 0x6a5a96,
} as const;

/** Faces of the dice before the first roll. */
export const FIRST_DICE = [5, 3] as const;

/**
 * Dice in the air: ms for which each face is shown, longer if the answer is late; height of their hops in design
 * pixels, and largest rotation in degrees. The chick is back at the gate after `backMs`.
 */
export const SHAKE = {
  faceMs: 90,
  lateAfter: 6_000,
  lateFaceMs: 400,
  hop: 26,
  hopMs: 260,
  turn: 16,
  backMs: 260,
  backArc: 70,
} as const;

/**
 * Time from the server's answer until the dice lie still, ms; up to the share `revealAt` of it, the picture does not
 * reveal the outcome.
 */
export const ROLL = { ms: 640, turboMs: 220, revealAt: 0.72 } as const;

/** Hop of the chick from square to square: duration in ms, height in design pixels. */
export const WALK = { ms: 95, turboMs: 34, arc: 20 } as const;

/**
 * Sparkles after the chick has reached a square without a snake: duration in ms, number of sparkles, and how far they
 * fly in design pixels.
 */
export const LAND = { ms: 220, turboMs: 90, sparkles: 5, reach: 64 } as const;

/**
 * Time in which a snake takes the chick, ms; growth of the snake, its scale afterwards, and amplitude of the picture's
 * shaking, in design pixels.
 */
export const BITE = { ms: 620, turboMs: 220, size: 0.42, rest: 1.16, shake: 10 } as const;

/** Fade-in of the unused rolls at the end of a round, ms. */
export const REVEAL = { ms: 260, turboMs: 110 } as const;
