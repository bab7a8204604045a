/** Positions, dpx. Everything essential lies in y 120 to 600: a low window crops the rest. */
export const LAYOUT = {
  table: { x: 360, y: 602 },
  /** On the table's front. */
  line: { x: 360, y: 582, cap: 17, width: 560 },
  pump: { x: 172, y: 470 },
  handle: { up: 330, down: 392 },
  hose: { x: 318, y: 528 },
  /** The balloon's knot; `middle` is the height of its centre as a share of its height. */
  balloon: { x: 442, y: 528, height: 360, middle: 0.57 },
  rag: { x: 442, y: 516 },
  /** The current multiplier at the balloon's centre, and its minimum scale. */
  times: { cap: 54, width: 220, least: 0.62 },
  /** A small win's amount rises left of the balloon. */
  amount: { x: 186, y: 236 },
} as const;

/** Scale of the balloon: empty, full, and the curve of its growth. */
export const GROWTH = { empty: 0.34, full: 1, bend: 0.62 } as const;

/** Colours laid over pictures. */
export const TINTS = { line: 0xfff3c4, times: 0xffffff, end: 0xffb0a4 } as const;

/**
 * While a step is on its way: duration of the handle's stroke, ms, and the balloon's tremble as a share of its size,
 * with its period, ms.
 */
export const WAIT = { down: 120, tremble: 0.012, trembleMs: 90, lateAfter: 6_000, lateShare: 0.3 } as const;

/** From the answer until the balloon has grown, ms; before the share `revealAt` the outcome is hidden. */
export const OPEN = { ms: 300, turboMs: 120, revealAt: 0.4, strain: 0.05, sparkles: 5, reach: 130 } as const;

/** The burst: flight of the shreds, ms, and the shake of the play, dpx. */
export const BURST = { ms: 620, turboMs: 220, shake: 16, shreds: 12, reach: 250 } as const;

/** The sign shows at which pump the balloon was to burst, ms. */
export const REVEAL = { ms: 240, turboMs: 100 } as const;
