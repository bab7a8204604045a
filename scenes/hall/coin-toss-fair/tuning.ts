/** Motion from the server's answer until everything lies still: equally long for every outcome. */
export const TOSS = {
  ms: 1_500,
  turboMs: 460,
  /**
   * Start and end of the first coin's path, as shares of the motion, and the share by which each further coin starts
   * and ends later.
   */
  from: 0,
  until: 0.68,
  later: 0.16,
  /** Share of a coin's own path after which it has landed; from then on it rocks until it lies still. */
  down: 0.72,
  /** Height of a coin's flight, in design pixels, and number of turns of the coin in the air. */
  high: 190,
  turns: 4,
  /** Largest angle of a rocking coin, degrees, and number of its swings. */
  rock: 24,
  rocks: 2.5,
} as const;

/** The board: y and width of its far and its near edge, in design pixels; its numbers of columns and rows. */
export const BOARD = {
  far: { y: 258, width: 520 },
  near: { y: 560, width: 630 },
  x: 360,
  columns: 6,
  rows: 3,
  /** Factor by which perspective shortens a row at the far edge, relative to a row at the near edge. */
  shrink: 0.8,
} as const;

/** A lying coin: width at the near edge and thickness, in design pixels; `flat` is its height divided by its width. */
export const COIN = { size: 76, flat: 0.74, edge: 5 } as const;

/**
 * Coins above the counter before a round: centre of the row, distance between neighbours, and size, in design pixels.
 */
export const HAND = { x: 360, y: 574, apart: 92, size: 84 } as const;

/** Point from which a small win's amount rises: it is below the board, since coins may lie anywhere on the board. */
export const WON_AT = { x: HAND.x, y: HAND.y + 48 } as const;

/**
 * Small tosses of the coins while the result is unknown: ms per toss, height in design pixels. After `lateAfter` ms,
 * the height is reduced to the share `lateShare`.
 */
export const WAIT = { ms: 720, high: 46, up: 240, lateAfter: 6_000, lateShare: 0.35 } as const;

/** Offset of a coin from the centre of its square, by the number drawn for the coin, as shares of the square. */
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

/** Positions of the pictures, in design pixels. */
export const PLACES = {
  board: { x: 360, y: 410 },
  lamps: [
    { x: 212, y: 213 },
    { x: 360, y: 213 },
    { x: 508, y: 213 },
  ],
} as const;

/** Tints of a coin: `missed` is for a coin that touches a line. */
export const TINTS = { plain: 0xffffff, missed: 0xc4b8d8 } as const;
