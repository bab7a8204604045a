/** From the answer to the stop: the same for every result. */
export const TOSS = {
  ms: 1_500,
  turboMs: 460,
  /** When the first coin is thrown and when it lies, in shares of the way; each next one so much later. */
  from: 0,
  until: 0.68,
  later: 0.16,
  /** Share of a coin's own way after which it is down; then it rocks until it lies still. */
  down: 0.72,
  /** How high it flies, dpx, and how often it turns over on its way. */
  high: 190,
  turns: 4,
  /** How far it rocks, degrees, and how often. */
  rock: 24,
  rocks: 2.5,
} as const;

/** The board: its far and its near edge, dpx, and how many squares lie on it. */
export const BOARD = {
  far: { y: 258, width: 520 },
  near: { y: 560, width: 630 },
  x: 360,
  columns: 6,
  rows: 3,
  /** How a square of the far edge is foreshortened beside one of the near edge. */
  shrink: 0.8,
} as const;

/** A coin that lies: how wide on the near edge, dpx, and how flat. */
export const COIN = { size: 76, flat: 0.74, edge: 5 } as const;

/** Where the coins wait: above the counter. */
export const HAND = { x: 360, y: 574, apart: 92, size: 84 } as const;

/** A small win rises there: on the board any place may be a coin's. */
export const WON_AT = { x: HAND.x, y: HAND.y + 48 } as const;

/** While nobody knows the result: the coins are tossed up a little, ms a time, dpx; calmer after so many ms. */
export const WAIT = { ms: 720, high: 46, up: 240, lateAfter: 6_000, lateShare: 0.35 } as const;

/** Where a coin comes to lie in its square, in shares of it from its middle, by the number that was drawn. */
export const SPOTS: readonly { readonly across: number; readonly down: number }[] = [
  { across: -0.1, down: 0.06 },
  { across: 0.08, down: -0.06 },
  { across: 0.02, down: 0.03 },
  { across: -0.5, down: 0.04 },
  { across: 0.5, down: -0.05 },
  { across: 0.06, down: -0.5 },
  { across: -0.05, down: 0.5 },
  { across: -0.46, down: -0.46 },
  { across: 0.47, down: 0.46 },
  { across: 0.44, down: -0.48 },
];

/** Places of the pictures, dpx. */
export const PLACES = {
  board: { x: 360, y: 410 },
  lamps: [
    { x: 212, y: 213 },
    { x: 360, y: 213 },
    { x: 508, y: 213 },
  ],
} as const;

/** Colours that are laid over a coin. */
export const TINTS = { plain: 0xffffff, missed: 0xc4b8d8 } as const;
