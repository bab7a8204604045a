/** Places in dpx. What must be seen lies in y 120 to 600: a low window cuts off the rest. */
export const LAYOUT = {
  /** Middle of the lowest row, and how far the next lies above it; a window's own size. */
  rows: { x: 360, y: 562, up: 56, width: 108, height: 56 },
  pillar: { y: 352, out: 13 },
  merlon: { y: 124 },
  base: { y: 604 },
  /** What a row brings stands this far left of the wall. */
  pays: { out: 78, cap: 19, width: 92 },
  /** The climber on the ground, right of the wall, and how far it stands beside a window's middle. */
  climber: { ground: { out: 78, y: 586 }, window: { x: 26, y: -6 } },
  amount: { above: 70 },
} as const;

/** Colours laid over pictures. */
export const TINTS = {
  pays: 0xb8a8e0,
  paysNow: 0xffffff,
  paysWon: 0xffd75a,
  /** Rows that wait, and windows that nobody opened. */
  rest: 0x9184bd,
  passed: 0xb0a2d8,
} as const;

/** While a step is on its way: the climber gets there in so many ms, and bobs: dpx, ms a time. */
export const WAIT = { hop: 180, bob: 4, bobMs: 420, lateAfter: 6_000, lateShare: 0.35, arc: 46 } as const;

/** From the answer until the window stands open, ms; until `lidAt` of it nothing is told, and at `glintAt` a star glints. */
export const OPEN = { ms: 280, turboMs: 110, lidAt: 0.32, glintAt: 0.6, sparkles: 4, reach: 56 } as const;

/** The climber falls, ms, and the tower shakes, dpx. */
export const FALL = { ms: 640, turboMs: 220, shake: 10, turn: 300 } as const;

/** The other windows are shown, ms. */
export const REVEAL = { ms: 300, turboMs: 130 } as const;
