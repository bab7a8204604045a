/** Motion from the server's answer until everything lies still: equally long for every outcome. */
export const TUMBLE = {
  ms: 1_500,
  turboMs: 480,
  /**
   * Start and end of the first die's path, as shares of the motion, and the share by which each further die starts and
   * ends later.
   */
  from: 0,
  until: 0.7,
  laterFrom: 0.08,
  laterUntil: 0.15,
  /** Total rotation of a die on its path, degrees. */
  turn: 1_080,
  /** Share of the motion after which the gate is fully open. */
  gate: 0.08,
  /** Playback rate of the rolling sound in a turbo round, which is shorter than a normal one. */
  turboRate: 1.6,
} as const;

/**
 * Segments of a die's path: each ends at the share `until` of the time that the die moves; `high` is the height of the
 * hop in this segment, in design pixels.
 */
export const HOPS: readonly { readonly until: number; readonly high: number }[] = [
  { until: 0.38, high: 0 },
  { until: 0.62, high: 30 },
  { until: 0.84, high: 26 },
  { until: 1, high: 8 },
];

/** Centre of the dice behind the gate, distance between neighbours, and size of a die there, in design pixels. */
export const GATE = { x: 360, y: 252, apart: 80, size: 58 } as const;
/** Dice at the lower end of the chute: y, distance between neighbours, and size, in design pixels. */
export const LIP = { y: 352, apart: 104, size: 72 } as const;
/**
 * Dice at the first and at the second touch of the table: y, distance between neighbours, and size, in design pixels.
 */
export const TOUCH = [
  { y: 404, apart: 132, size: 82 },
  { y: 415, apart: 146, size: 86 },
] as const;
/**
 * Dice at rest on the table: y, distance between neighbours, and size, in design pixels; tilt of each die, degrees, and
 * its offset in y, in design pixels.
 */
export const REST = { y: 420, apart: 154, size: 88, tilts: [-7, 4, -3], off: [8, -10, 6] } as const;

/** Motion of the dice while the result is unknown. */
export const WAIT = {
  /** Time in which the dice fly up to the gate, ms; `high` is the height of their arc, in design pixels. */
  up: 260,
  high: 90,
  /**
   * Rattling of the dice: ms per cycle, hop in design pixels, turn in degrees; after `lateAfter` ms without an answer,
   * both are reduced to the share `lateShare`.
   */
  rattle: 170,
  hop: 9,
  turn: 16,
  lateAfter: 6_000,
  lateShare: 0.35,
} as const;

/** Positions of the pictures, in design pixels. */
export const PLACES = {
  table: { x: 360, y: 470 },
  chute: { x: 360, y: 284 },
  gate: { x: 360, y: 290 },
  /**
   * The six colour fields on the table's front: centre of the first field, distance between centres, and size of the
   * area that accepts a press.
   */
  fields: { x: 92, y: 548, apart: 107.2, width: 100, height: 92 },
  lamps: [
    { x: 106, y: 208 },
    { x: 106, y: 248 },
    { x: 106, y: 288 },
  ],
} as const;

/**
 * Tints of the selected and of the other colour fields; `missed` is the light (0..1) on a die that does not show the
 * selected colour.
 */
export const TINTS = { plain: 0xffffff, otherField: 0xb4abc6, missed: 0.62 } as const;
