/** Positions, dpx. Everything essential lies in y 120 to 600: a low window crops the rest. */
export const LAYOUT = {
  pillar: { y: 352, out: 13 },
  merlon: { y: 124 },
  base: { y: 604 },
  /** Distance of a row's multiplier to the left of the wall. */
  pays: { out: 78, cap: 19, width: 92 },
  /** Position of the climber on the ground, right of the wall, and its offset from a window's centre. */
  climber: { ground: { out: 78, y: 586 }, window: { x: 26, y: -6 } },
  amount: { above: 70 },
} as const;

/** Colours laid over pictures. */
export const TINTS = {
  pays: 0xb8a8e0,
  paysNow: 0xffffff,
  paysWon: 0xffd75a,
  /** Rows to come, and windows that were not opened. */
  rest: 0x9184bd,
  passed: 0xb0a2d8,
} as const;

/** While a step is on its way: time until the climber arrives, ms, and its bobbing: dpx, ms a time. */
export const WAIT = { hop: 180, bob: 4, bobMs: 420, lateAfter: 6_000, lateShare: 0.35, arc: 46 } as const;

/**
 * From the answer until the window is open, ms; before the share `lidAt` the outcome is hidden, and at `glintAt` a
 * star glints.
 */
export const OPEN = { ms: 280, turboMs: 110, lidAt: 0.32, glintAt: 0.6, sparkles: 4, reach: 56 } as const;

/** Fall of the climber, ms, and shake of the tower, dpx. */
export const FALL = { ms: 640, turboMs: 220, shake: 10, turn: 300 } as const;

/** Reveal of the other windows, ms. */
export const REVEAL = { ms: 300, turboMs: 130 } as const;
