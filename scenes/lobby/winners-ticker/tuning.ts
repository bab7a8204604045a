/** Size of the strip, dpx. */
export const STRIP = { width: 672, height: 64 } as const;

/** Positions on the strip, dpx. */
export const LAYOUT = {
  middle: 32,
  badge: { x: 36, size: 40 },
  /** Left edge of a line; `linkLeft` is that of an empty strip's link. */
  left: 68,
  linkLeft: 28,
  right: 646,
  /** Gap between the line and the mark of an interrupted feed. */
  markGap: 16,
  markScale: 0.8,
  /** The shine stays inside the strip's round ends. */
  shineInset: 12,
  shineHeight: 54,
} as const;

/** Colours that multiply the white glyphs. */
export const COLOURS = { name: 0xffffff, words: 0xc9bfe6, link: 0xffd65a, mark: 0xa99fc8 } as const;

/** Times of a line, ms and dpx. */
export const LINE = {
  enter: 260,
  rise: 32,
  hold: 3200,
  leave: 200,
  sink: -24,
  pause: 200,
  /** Shine over a jackpot's line. */
  shine: 600,
  shineAlpha: 0.7,
} as const;

/** Display time of a line when motion is reduced, ms. */
export const REDUCED_HOLD = 6000;

/** Maximum number of rows in the loop, and of waiting rows. */
export const MAX_ROWS = 20;

/** Minimum scale of a line. */
export const MIN_SCALE = 0.8;
