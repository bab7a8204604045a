/** Positions, dpx. Everything essential lies in y 120 to 600: a low window crops the rest. */
export const LAYOUT = {
  /** The path is four squares wide and high: its centre, and the distance between squares. */
  path: { x: 360, y: 360, side: 4, across: 158, down: 118 },
  square: { width: 150, height: 110 },
  /** Offsets of a square's number and multiplier from its centre. */
  number: { x: -56, y: -36, cap: 16 },
  times: { x: -18, y: 6, cap: 27, width: 96 },
  snake: { x: -14, y: 2 },
  /** Offset of the chick from the centre of its square, so that the multiplier stays visible. */
  chick: { x: 44, y: -8 },
  dice: { y: 330, apart: 50, size: 92 },
  /** The row of rolls: the distance between rolls, and their dice. */
  rolls: { x: 360, y: 440, pitch: 59, apart: 12.5, size: 23 },
  amount: { above: 64 },
} as const;

/** Maximum number of rolls in a round. */
export const MOST_ROLLS = 5;

/** Colours laid over pictures. */
export const TINTS = {
  number: 0xb9a8ea,
  times: 0xfff3c4,
  won: 0x5cf09a,
  lost: 0xff5a6a,
  /** Rolls that the round did not use. */
  unused: 0x6a5a96,
} as const;

/** Dice shown before the first roll. */
export const FIRST_DICE = [5, 3] as const;

/**
 * The dice in the air: time of each face, ms, longer once the answer is late; height of the hops and angle of the
 * turns, dpx and degrees. The chick is back at the gate after `backMs`.
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

/** From the answer until the dice lie, ms; before the share `revealAt` the outcome is hidden. */
export const ROLL = { ms: 640, turboMs: 220, revealAt: 0.72 } as const;

/** Hop of the chick from square to square: ms each, height in dpx. */
export const WALK = { ms: 95, turboMs: 34, arc: 20 } as const;

/** Arrival on a safe square, ms. */
export const LAND = { ms: 220, turboMs: 90, sparkles: 5, reach: 64 } as const;

/** A snake takes the chick, ms; growth of the snake, and shake of the play, dpx. */
export const BITE = { ms: 620, turboMs: 220, size: 0.42, rest: 1.16, shake: 10 } as const;

/** Reveal of the unused rolls, ms. */
export const REVEAL = { ms: 260, turboMs: 110 } as const;
