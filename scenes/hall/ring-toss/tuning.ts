/** The pegs by distance: position, dpx, scale, and the height of a ring on it or beside it. */
export const PEGS = {
  near: { x: 150, foot: 562, size: 1.3 },
  middle: { x: 318, foot: 492, size: 1.08 },
  far: { x: 466, foot: 430, size: 0.9 },
  bottle: { x: 592, foot: 378, size: 0.8 },
} as const;

/** A distance to choose. */
export type Distance = keyof typeof PEGS;

/** A peg's height at scale 1, the height of a ring above its foot, and the offset of a missed ring. */
export const PEG = { height: 150, lies: 12, beside: 84, below: 16 } as const;

/** The ring in the hand. */
export const HAND = { x: 372, y: 588, size: 1.3 } as const;

/** Twirl while the result is unknown: ms a turn, rise in dpx. */
export const TWIRL = { ms: 520, up: 20 } as const;

/**
 * From the answer to the stop, ms; the shares at which the ring has flown and lies, its height above the peg, and its
 * descent.
 */
export const FLIGHT = {
  ms: 1_350,
  turboMs: 460,
  air: 0.6,
  lies: 0.94,
  high: 120,
  over: 26,
  turns: 2,
  rim: 0.14,
} as const;

/** Tint of the pegs that are not the target. */
export const OTHERS_TINT = 0xc6bde2;
