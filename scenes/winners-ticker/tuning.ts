/** Size of the strip, dpx. */
export const STRIP = { width: 672, height: 64 } as const;

/** Places on the strip, dpx. */
export const LAYOUT = {
  middle: 32,
  badge: { x: 36, size: 40 },
  /** Where a line begins; the link of an empty strip begins at `linkLeft`. */
  left: 68,
  linkLeft: 28,
  right: 646,
  /** Room between the line and the mark of an interrupted feed. */
  markGap: 16,
  markScale: 0.8,
  /** The shine stays inside the strip's round ends. */
  shineInset: 12,
  shineHeight: 54,
} as const;

/** Colours that multiply the white glyphs. */
export const COLOURS = { name: 0xffffff, words: 0xc9bfe6, link: 0xffd65a, mark: 0xa99fc8 } as const;

/** A line's life, ms and dpx. */
export const LINE = {
  enter: 260,
  rise: 32,
  hold: 3200,
  leave: 200,
  sink: -24,
  pause: 200,
  /** One shine over a jackpot's line. */
  shine: 600,
  shineAlpha: 0.7,
} as const;

/** Reduced motion: lines swap without moving, ms. */
export const REDUCED_HOLD = 6000;

/** Most rows that loop, and most that wait their turn. */
export const MAX_ROWS = 20;

/** A line is never set smaller than this part of its size. */
export const MIN_SCALE = 0.8;
