/**
 * Positions and sizes in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const LAYOUT = {
  table: { x: 360, y: 602 },
  /** Text of the sign on the table's front. */
  line: { x: 360, y: 582, cap: 17, width: 560 },
  pump: { x: 172, y: 470 },
  handle: { up: 330, down: 392 },
  hose: { x: 318, y: 528 },
  /**
   * Position of the balloon's knot, and height of the full balloon; `middle` is the height of its centre above the
   * knot, as a share of its height.
   */
  balloon: { x: 442, y: 528, height: 360, middle: 0.57 },
  rag: { x: 442, y: 516 },
  /** The multiplier at the balloon's centre: height, maximum width and minimum scale of the figures. */
  times: { cap: 54, width: 220, least: 0.62 },
  /** Point from which a small win's amount rises, to the left of the balloon. */
  amount: { x: 186, y: 236 },
} as const;

/** Scale of the empty and of the full balloon, and the exponent of its growth. */
export const GROWTH = { empty: 0.34, full: 1, bend: 0.62 } as const;

/** Tints of the texts. */
export const TINTS = { line: 0xfff3c4, times: 0xffffff, end: 0xffb0a4 } as const;

/**
 * While the answer is pending: the handle goes down in `down` ms, and the balloon trembles by the share `tremble` of
 * its size, once per `trembleMs`. After `lateAfter` ms, the trembling is reduced to the share `lateShare`.
 */
export const WAIT = { down: 120, tremble: 0.012, trembleMs: 90, lateAfter: 6_000, lateShare: 0.3 } as const;

/**
 * Time from the server's answer until the balloon has grown, ms; up to the share `revealAt` of it, the picture does not
 * reveal the outcome.
 */
export const OPEN = { ms: 300, turboMs: 120, revealAt: 0.4, strain: 0.05, sparkles: 5, reach: 130 } as const;

/** The burst: time for which the shreds fly, ms, and amplitude of the picture's shaking, in design pixels. */
export const BURST = { ms: 620, turboMs: 220, shake: 16, shreds: 12, reach: 250 } as const;

/**
 * Time for which the sign is enlarged when it shows the number of the pump at which the balloon would have burst, ms.
 */
export const REVEAL = { ms: 240, turboMs: 100 } as const;
