/**
 * Positions and sizes in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const LAYOUT = {
  board: { x: 360, y: 362 },
  line: { x: 360, y: 89, cap: 18, width: 460 },
  /** Offset of a chest's content from the centre of the chest. */
  find: { y: -8 },
  times: { y: 25, cap: 15, width: 98 },
  /** Height above the opened chest from which a small win's amount rises. */
  amount: { above: 64 },
} as const;

/** Tints of the texts and chests. */
export const TINTS = {
  line: 0xe6dcff,
  times: 0xfff3c4,
  lost: 0xff7a6a,
  dim: 0xa59ac8,
  burnt: 0x6b4a5c,
} as const;

/** Alpha of the chests that the player did not open, at the end of a round. */
export const DIM = { alpha: 0.7 } as const;

/**
 * Rocking of the pressed chest while the answer is pending: degrees, ms per swing. After `lateAfter` ms, the angle is
 * reduced to the share `lateShare`.
 */
export const WAIT = { degrees: 3.2, swing: 260, press: 0.94, lateAfter: 6_000, lateShare: 0.35 } as const;

/**
 * Time from the server's answer until the content is fully visible, ms; shares of it at which the lid opens and a gem
 * glints.
 */
export const OPEN = { ms: 260, turboMs: 110, lidAt: 0.28, glintAt: 0.6, sparkles: 4, reach: 58 } as const;

/**
 * Time of the explosion and its smoke, after which the other chests open, ms; amplitude of the picture's shaking, in
 * design pixels.
 */
export const BANG = { ms: 620, turboMs: 220, shake: 14, puffs: 6, reach: 74 } as const;

/** Time in which the other chests open at the end of a round, ms. */
export const REVEAL = { ms: 320, turboMs: 140 } as const;
