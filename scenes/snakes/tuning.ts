/** Places in dpx. What must be seen lies in y 120 to 600: a low window cuts off the rest. */
export const LAYOUT = {
  /** The path is four squares broad and high: its middle, and how far one square is from the next. */
  path: { x: 360, y: 360, side: 4, across: 158, down: 118 },
  square: { width: 150, height: 110 },
  /** The number of a square, and what it multiplies by, from its middle. */
  number: { x: -56, y: -36, cap: 16 },
  times: { x: -18, y: 6, cap: 27, width: 96 },
  snake: { x: -14, y: 2 },
  /** Where the chick stands beside the middle of its square: what that multiplies by stays in sight. */
  chick: { x: 44, y: -8 },
  dice: { y: 330, apart: 50, size: 92 },
  /** The row of rolls: how far one is from the next, and its dice. */
  rolls: { x: 360, y: 440, pitch: 59, apart: 12.5, size: 23 },
  amount: { above: 64 },
} as const;

/** Rolls of a round at most. */
export const MOST_ROLLS = 5;

/** Colours laid over pictures. */
export const TINTS = {
  number: 0xb9a8ea,
  times: 0xfff3c4,
  won: 0x5cf09a,
  lost: 0xff5a6a,
  /** Rolls that the round no longer came to. */
  unused: 0x6a5a96,
} as const;

/** Dice that nobody has rolled yet. */
export const FIRST_DICE = [5, 3] as const;

/**
 * The dice in the air: another face every so many ms, slower once the answer is late; they hop and turn by so much, dpx and
 * degrees. The chick is back at the gate after `backMs`.
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

/** From the answer until the dice lie, ms; until `revealAt` of it nothing is told. */
export const ROLL = { ms: 640, turboMs: 220, revealAt: 0.72 } as const;

/** The chick hops from square to square, ms each; so high, dpx. */
export const WALK = { ms: 95, turboMs: 34, arc: 20 } as const;

/** It has come to a square that is safe, ms. */
export const LAND = { ms: 220, turboMs: 90, sparkles: 5, reach: 64 } as const;

/** A snake takes it, ms; so much larger is the snake, and the play shakes, dpx. */
export const BITE = { ms: 620, turboMs: 220, size: 0.42, rest: 1.16, shake: 10 } as const;

/** The other rolls of the round are shown, ms. */
export const REVEAL = { ms: 260, turboMs: 110 } as const;
