/** From the answer to the stop: the same for every result. */
export const TOSS = {
  ms: 1_500,
  turboMs: 460,
  /** Start and end of the first coin's way, as shares of the whole; delay of each next one. */
  from: 0,
  until: 0.68,
  later: 0.16,
  /** Share of a coin's own way after which it has landed; then it rocks until it lies still. */
  down: 0.72,
  /** Height of its flight, dpx, and number of turns. */
  high: 190,
  turns: 4,
  /** Angle of its rocking, degrees, and number of swings. */
  rock: 24,
  rocks: 2.5,
} as const;

/** The board: its far and its near edge, dpx, and its number of squares. */
export const BOARD = {
  far: { y: 258, width: 520 },
  near: { y: 560, width: 630 },
  x: 360,
  columns: 6,
  rows: 3,
  /** Foreshortening of a square at the far edge relative to the near edge. */
  shrink: 0.8,
} as const;

/** A lying coin: width at the near edge, dpx, and flatness. */
export const COIN = { size: 76, flat: 0.74, edge: 5 } as const;

/** Waiting coins: above the counter. */
export const HAND = { x: 360, y: 574, apart: 92, size: 84 } as const;

/** Place where a small win rises: a coin may lie anywhere on the board. */
export const WON_AT = { x: HAND.x, y: HAND.y + 48 } as const;

/** Motion while the result is unknown: the coins are tossed up slightly, ms per toss, dpx; calmer after a time, ms. */
export const WAIT = { ms: 720, high: 46, up: 240, lateAfter: 6_000, lateShare: 0.35 } as const;

/** Position of a coin in its square, in shares of it from its centre, by the drawn number. */
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

/** Tints of a coin. */
export const TINTS = { plain: 0xffffff, missed: 0xc4b8d8 } as const;
