/**
 * Positions and sizes in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const LAYOUT = {
  pillar: { y: 352, out: 13 },
  merlon: { y: 124 },
  base: { y: 604 },
  /** Text of a row's multiplier: distance of its centre to the left of the wall, height, and maximum width. */
  pays: { out: 78, cap: 19, width: 92 },
  /**
   * Climber on the ground: distance to the right of the wall, and y; offset of the climber from the centre of a window.
   */
  climber: { ground: { out: 78, y: 586 }, window: { x: 26, y: -6 } },
  amount: { above: 70 },
} as const;

/** Tints of the multipliers and windows. */
export const TINTS = {
  pays: 0xb8a8e0,
  paysNow: 0xffffff,
  paysWon: 0xffd75a,
  /** Tint of the windows of later rows, and of windows that the player did not open. */
  rest: 0x9184bd,
  passed: 0xb0a2d8,
} as const;

/**
 * While the answer is pending: time until the climber reaches the pressed window, ms; then its bobbing in design
 * pixels, and ms per cycle.
 */
export const WAIT = { hop: 180, bob: 4, bobMs: 420, lateAfter: 6_000, lateShare: 0.35, arc: 46 } as const;

/**
 * Time from the server's answer until the window is open, ms; up to the share `lidAt` of it, the picture does not
 * reveal the outcome, and a star glints at the share `glintAt`.
 */
export const OPEN = { ms: 280, turboMs: 110, lidAt: 0.32, glintAt: 0.6, sparkles: 4, reach: 56 } as const;

/**
 * Duration of the climber's fall, ms; amplitude of the tower's shaking, in design pixels; rotation of the climber
 * during the fall, degrees.
 */
export const FALL = { ms: 640, turboMs: 220, shake: 10, turn: 300 } as const;

/** Time in which the other windows open at the end of a round, ms. */
export const REVEAL = { ms: 300, turboMs: 130 } as const;
