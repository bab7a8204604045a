/** Places of a climb, dpx. */
export const PLATE = { x: 360, y: 150, cap: 26, width: 372 } as const;

/** The tags of the steps: the height of their figures, and their maximum width. */
export const TAG = { cap: 24, width: 84 } as const;

/**
 * One step: its length, the same for every outcome, the share of it after which the result shows, and when the sound
 * of a slip plays.
 */
export const STEP = { ms: 760, turboMs: 280, known: 0.55, slips: 0.6 } as const;

/** Appearance of the sign of a loss, ms. */
export const REVEAL = { ms: 320, turboMs: 120 } as const;

/** The sign of a loss: its offset from the middle of a tag, dpx, and its initial scale. */
export const STOP = { x: 48, y: -18, from: 1.6 } as const;

/** Colours. */
export const TINTS = {
  line: 0xd3c6ee,
  won: 0xffd75a,
  lost: 0xffffff,
  ahead: 0xc9b9ee,
  reached: 0x3a1400,
} as const;

/** Offset of a win's amount above the climber; below a climber who is near the plate and the prizes. */
export const SMALL_WIN = { above: 70, high: 400, below: 190 } as const;
