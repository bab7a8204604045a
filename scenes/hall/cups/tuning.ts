/**
 * Positions and sizes in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const LAYOUT = {
  table: { x: 360, y: 496 },
  ball: { above: 22 },
  /** Centre of the hole in the table, and the height above the hole at which the ball is until the player bets. */
  hole: { x: 360, y: 544, above: 14 },
  /** Row of payouts by number of finds: centre of the row, distance between boxes, and layout inside a box. */
  row: { x: 360, y: 168, pitch: 86, pays: -11, cap: 18, room: 72, dots: 16, dotPitch: 13 },
  amount: { x: 360, y: 300 },
} as const;

/** Maximum number of finds in one round. */
export const MOST_FINDS = 8;
/** Maximum number of cups on the table. */
export const MOST_CUPS = 5;

/** Tints of the row's parts and of the cups. */
export const TINTS = {
  pays: 0xb9a8ea,
  next: 0xffe98a,
  won: 0x5cf09a,
  lost: 0xff5a6a,
  /** Tint of the dot for a cup that did not hide the ball. */
  empty: 0x5a4a92,
  ball: 0xffd75a,
  /** Tint of the cups that are not lifted when the round is over. */
  rest: 0xa89ccc,
} as const;

/**
 * Rocking of the pressed cup while the answer is pending: degrees, ms per swing. After `lateAfter` ms, the angle is
 * reduced to the share `lateShare`.
 */
export const WAIT = { degrees: 2.4, swing: 300, press: 1.05, lateAfter: 6_000, lateShare: 0.35 } as const;

/**
 * Time from the server's answer until the cup is fully lifted, ms; up to the share `revealAt` of it, nothing is
 * revealed. `lift` is the height in design pixels, `lean` the rotation of the lifted cup in degrees.
 */
export const OPEN = {
  ms: 460,
  turboMs: 160,
  revealAt: 0.24,
  lift: 86,
  lean: 9,
  sparkles: 5,
  reach: 74,
} as const;

/**
 * The ball leaves through the hole while the lifted cup comes down: duration in ms, height of the ball's hop in design
 * pixels.
 */
export const GO = { ms: 420, turboMs: 140, hop: 46 } as const;

/**
 * Swaps before a step: their number, and ms for each. One cup of a swap moves towards the player and grows by the share
 * `size`, the other moves away and shrinks; distances are in design pixels.
 */
export const SHUFFLE = {
  swaps: 4,
  ms: 300,
  turboSwaps: 3,
  turboMs: 90,
  near: 34,
  far: -26,
  size: 0.07,
} as const;

/** Time in which the cup over the ball is lifted at the end of a round, ms. */
export const REVEAL = { ms: 360, turboMs: 150 } as const;
