/** Pegs by distance: x, y of the foot in design pixels, and scale. */
export const PEGS = {
  near: { x: 150, foot: 562, size: 1.3 },
  middle: { x: 318, foot: 492, size: 1.08 },
  far: { x: 466, foot: 430, size: 0.9 },
  bottle: { x: 592, foot: 378, size: 0.8 },
} as const;

/** A distance that the player can choose. */
export type Distance = keyof typeof PEGS;

/**
 * At scale 1, in design pixels: a peg's height; how far above a peg's foot a ring lies; how far a missed ring is to the
 * right and below.
 */
export const PEG = { height: 150, lies: 12, beside: 84, below: 16 } as const;

/** The ring in the hand: its centre in design pixels, and its scale. */
export const HAND = { x: 372, y: 588, size: 1.3 } as const;

/** Twirling of the ring while the result is unknown: ms per turn, rise in design pixels. */
export const TWIRL = { ms: 520, up: 20 } as const;

/**
 * Time from the server's answer to the stop, ms; `air` and `lies` are the shares at which the ring has flown and at
 * which it is heard to lie. `high` is the height of its arc and `over` its height above the peg, in design pixels;
 * `rim` is the share of its descent down to the peg's top.
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

/** Tint of the pegs that the player has not chosen. */
export const OTHERS_TINT = 0xc6bde2;
