/** The pegs by their distances: where each stands, dpx, how large it is, and how high a ring lies on it or beside it. */
export const PEGS = {
  near: { x: 150, foot: 562, size: 1.3 },
  middle: { x: 318, foot: 492, size: 1.08 },
  far: { x: 466, foot: 430, size: 0.9 },
  bottle: { x: 592, foot: 378, size: 0.8 },
} as const;

/** A distance that can be chosen. */
export type Distance = keyof typeof PEGS;

/** A peg's height beside its size, how far over its foot a ring lies, and how far beside it a missed one. */
export const PEG = { height: 150, lies: 12, beside: 84, below: 16 } as const;

/** The ring in the hand. */
export const HAND = { x: 372, y: 588, size: 1.3 } as const;

/** While nobody knows the result it twirls: ms a turn, dpx that it rises. */
export const TWIRL = { ms: 520, up: 20 } as const;

/** From the answer to the stop, ms; the shares at which it has flown and lies, how high over the peg, and how it comes down. */
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

/** Pegs that are not thrown at. */
export const OTHERS_TINT = 0xc6bde2;
