/** From the answer to the stop: the same for every result. */
export const TUMBLE = {
  ms: 1_500,
  turboMs: 480,
  /** Start and end of the first die's way, as shares of the whole; delay of each next one. */
  from: 0,
  until: 0.7,
  laterFrom: 0.08,
  laterUntil: 0.15,
  /** Rotation of a die on its way, degrees. */
  turn: 1_080,
  /** Share after which the gate is open. */
  gate: 0.08,
  /** Playback rate of the rolling sound in a turbo round, which is shorter. */
  turboRate: 1.6,
} as const;

/** Way of a die: shares of its own time, and the height of each hop, dpx. */
export const HOPS: readonly { readonly until: number; readonly high: number }[] = [
  { until: 0.38, high: 0 },
  { until: 0.62, high: 30 },
  { until: 0.84, high: 26 },
  { until: 1, high: 8 },
];

/** Gate at the top of the chute: where the dice wait, dpx, and their size there. */
export const GATE = { x: 360, y: 252, apart: 80, size: 58 } as const;
/** Lower end of the chute. */
export const LIP = { y: 352, apart: 104, size: 72 } as const;
/** Points where dice first touch the table, and touch it again. */
export const TOUCH = [
  { y: 404, apart: 132, size: 82 },
  { y: 415, apart: 146, size: 86 },
] as const;
/** Final positions: size, and each die's tilt, degrees. */
export const REST = { y: 420, apart: 154, size: 88, tilts: [-7, 4, -3], off: [8, -10, 6] } as const;

/** Motion while the result is unknown. */
export const WAIT = {
  /** Time in which the dice come up to the gate, ms. */
  up: 260,
  high: 90,
  /** Rattling: ms per cycle, dpx, degrees; calmer after a time, ms. */
  rattle: 170,
  hop: 9,
  turn: 16,
  lateAfter: 6_000,
  lateShare: 0.35,
} as const;

/** Places of the pictures, dpx. */
export const PLACES = {
  table: { x: 360, y: 470 },
  chute: { x: 360, y: 284 },
  gate: { x: 360, y: 290 },
  /** The six colours on the table's front: the centre of the first, their distance, and the size of a press. */
  fields: { x: 92, y: 548, apart: 107.2, width: 100, height: 92 },
  lamps: [
    { x: 106, y: 208 },
    { x: 106, y: 248 },
    { x: 106, y: 288 },
  ],
} as const;

/** Tint of fields that are not selected, and light left on a die that missed. */
export const TINTS = { plain: 0xffffff, otherField: 0xb4abc6, missed: 0.62 } as const;
