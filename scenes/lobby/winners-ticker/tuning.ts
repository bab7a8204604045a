/** Size of the strip, in design pixels. */
export const STRIP = { width: 672, height: 64 } as const;

/** Positions on the strip, in design pixels. */
export const LAYOUT = {
  middle: 32,
  badge: { x: 36, size: 40 },
  /** Left edge of a line; `linkLeft` is the left edge of the link on an empty strip. */
  left: 68,
  linkLeft: 28,
  right: 646,
  /** Gap between the line and the mark of an interrupted feed. */
  markGap: 16,
  markScale: 0.8,
  /** Distance of the shine from the strip's edges, so that the shine stays inside the round ends. */
  shineInset: 12,
  shineHeight: 54,
} as const;

/** Tints of the white glyphs, by part of the line. */
export const COLOURS = { name: 0xffffff, words: 0xc9bfe6, link: 0xffd65a, mark: 0xa99fc8 } as const;

/** Times of a line in ms, and distances in design pixels. */
export const LINE = {
  enter: 260,
  rise: 32,
  hold: 3200,
  leave: 200,
  sink: -24,
  pause: 200,
  /** Duration of the shine over a jackpot's line. */
  shine: 600,
  shineAlpha: 0.7,
} as const;

/** Time that each line is shown in reduced motion, ms. */
export const REDUCED_HOLD = 6000;

/** Maximum number of rows shown in turn, and of new rows that wait. */
export const MAX_ROWS = 20;

/** Minimum scale of a line that is too long. */
export const MIN_SCALE = 0.8;
