/** Sign above the climb: its centre, the height of its text and the text's maximum width, in design pixels. */
export const PLATE = { x: 360, y: 150, cap: 26, width: 372 } as const;

/** Tag of a step: height and maximum width of the figures on it, in design pixels. */
export const TAG = { cap: 24, width: 84 } as const;

/**
 * One step: its duration in ms, equally long for every outcome; the share of it after which the picture shows the
 * result, and the share at which a slip is heard.
 */
export const STEP = { ms: 760, turboMs: 280, known: 0.55, slips: 0.6 } as const;

/** Time in which the stop sign appears at the step that failed, ms. */
export const REVEAL = { ms: 320, turboMs: 120 } as const;

/**
 * Stop sign at the step that failed: its offset from the centre of the tag, in design pixels, and its scale as it
 * appears.
 */
export const STOP = { x: 48, y: -18, from: 1.6 } as const;

/** Tints of the sign's and the tags' texts. */
export const TINTS = {
  line: 0xd3c6ee,
  won: 0xffd75a,
  lost: 0xffffff,
  ahead: 0xc9b9ee,
  reached: 0x3a1400,
} as const;

/**
 * Distance from the climber's centre at which a small win's amount appears, in design pixels: `above` the centre, or
 * `below` it if the climber's y is less than `high`.
 */
export const SMALL_WIN = { above: 70, high: 400, below: 190 } as const;
