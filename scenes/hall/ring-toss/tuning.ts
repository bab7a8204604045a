/** The four pegs by the name of their distance: x and y of the foot in design pixels, and scale. */
export const PEGS = {
  near: { x: 150, foot: 562, size: 1.3 },
  middle: { x: 318, foot: 492, size: 1.08 },
  far: { x: 466, foot: 430, size: 0.9 },
  bottle: { x: 592, foot: 378, size: 0.8 },
} as const;

/** A distance that the player can choose. */
export type Distance = keyof typeof PEGS;

/**
 * Lengths at scale 1, in design pixels: height of a peg; height above its foot at which a ring lies; how far to the
 * right of the foot and below it a ring lies after a miss.
 */
export const PEG = { height: 150, lies: 12, beside: 84, below: 16 } as const;

/** The ring in the player's hand: its centre in design pixels, and its scale. */
export const HAND = { x: 372, y: 588, size: 1.3 } as const;

/** Twirling of the ring while the result is unknown: ms per turn, rise in design pixels. */
export const TWIRL = { ms: 520, up: 20 } as const;

/**
 * Time from the server's answer until the ring lies still, ms; `air` is the share at which its flight ends, `lies` the
 * share at which it is heard to lie. `high` is the height of its arc and `over` its height above the peg, in design
 * pixels; `rim` is the share of its descent that ends at the peg's top.
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
