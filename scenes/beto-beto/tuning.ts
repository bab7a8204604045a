/** From the answer to the stop: the same for every result. */
export const TUMBLE = {
  ms: 1_500,
  turboMs: 480,
  /** When the first die leaves the gate and when it lies, in shares of the way; each next one so much later. */
  from: 0,
  until: 0.7,
  laterFrom: 0.08,
  laterUntil: 0.15,
  /** Degrees that a die turns on its way. */
  turn: 1_080,
  /** The gate is open after this share. */
  gate: 0.08,
  /** How much higher the rolling sounds in a quick round, where it is shorter. */
  turboRate: 1.6,
} as const;

/** The way of a die: shares of its own time, what of the way down it has come, and how high it hops until there, dpx. */
export const HOPS: readonly { readonly until: number; readonly high: number }[] = [
  { until: 0.38, high: 0 },
  { until: 0.62, high: 30 },
  { until: 0.84, high: 26 },
  { until: 1, high: 8 },
];

/** The gate at the top of the chute: where the dice wait, dpx, and how large they are there. */
export const GATE = { x: 360, y: 252, apart: 80, size: 58 } as const;
/** The chute's lower end. */
export const LIP = { y: 352, apart: 104, size: 72 } as const;
/** Where dice first touch the table, and where they touch it again. */
export const TOUCH = [
  { y: 404, apart: 132, size: 82 },
  { y: 415, apart: 146, size: 86 },
] as const;
/** Where they lie: their size, and how each is turned, degrees. */
export const REST = { y: 420, apart: 154, size: 88, tilts: [-7, 4, -3], off: [8, -10, 6] } as const;

/** While nobody knows the result. */
export const WAIT = {
  /** The dice come up to the gate, ms. */
  up: 260,
  high: 90,
  /** They rattle: ms a time, dpx, degrees; calmer after so many ms. */
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
  /** The six colours on the table's front: the middle of the first, how far one is from the next, and what can be pressed. */
  fields: { x: 92, y: 548, apart: 107.2, width: 100, height: 92 },
  lamps: [
    { x: 106, y: 208 },
    { x: 106, y: 248 },
    { x: 106, y: 288 },
  ],
} as const;

/** What is laid over fields that are not bet on, and how much light is left on a die that missed. */
export const TINTS = { plain: 0xffffff, otherField: 0xb4abc6, missed: 0.62 } as const;
