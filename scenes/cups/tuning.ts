/** Places in dpx. What must be seen lies in y 120 to 600: a low window cuts off the rest. */
export const LAYOUT = {
  table: { x: 360, y: 496 },
  /** Where the feet of the cups stand, and how far apart and how large they are by their number. */
  cups: { x: 360, foot: 492, pitch: { 3: 204, 4: 164, 5: 132 }, scale: { 3: 1.06, 4: 1, 5: 0.86 } },
  /** A cup's own size. */
  cup: { width: 150, height: 188 },
  ball: { above: 22 },
  /** The hole in the table, and how high over it the ball waits for a bet. */
  hole: { x: 360, y: 544, above: 14 },
  /** The row of what so many finds pay: its first plate, and how far one is from the next. */
  row: { x: 360, y: 168, pitch: 86, pays: -11, cap: 18, room: 72, dots: 16, dotPitch: 13 },
  amount: { x: 360, y: 300 },
} as const;

/** Finds in a row at most. */
export const MOST_FINDS = 8;
/** Cups at most. */
export const MOST_CUPS = 5;

/** Colours laid over pictures. */
export const TINTS = {
  pays: 0xb9a8ea,
  next: 0xffe98a,
  won: 0x5cf09a,
  lost: 0xff5a6a,
  /** A place where the ball was not. */
  empty: 0x5a4a92,
  ball: 0xffd75a,
  /** Cups at the end that were not lifted. */
  rest: 0xa89ccc,
} as const;

/** While a step is on its way its cup rocks: degrees, ms a swing; after `lateAfter` ms a part of it. */
export const WAIT = { degrees: 2.4, swing: 300, press: 1.05, lateAfter: 6_000, lateShare: 0.35 } as const;

/** From the answer until the cup is up, ms; until `revealAt` of it nothing is told. It goes so high, dpx, and leans, degrees. */
export const OPEN = {
  ms: 460,
  turboMs: 160,
  revealAt: 0.24,
  lift: 86,
  lean: 9,
  sparkles: 5,
  reach: 74,
} as const;

/** The ball goes through the hole, where nobody sees it, and the lifted cup comes down, ms; so high it hops, dpx. */
export const GO = { ms: 420, turboMs: 140, hop: 46 } as const;

/** The cups change places two by two: so often, ms each; nearer and farther than they stand, dpx, and so much larger. */
export const SHUFFLE = {
  swaps: 4,
  ms: 300,
  turboSwaps: 3,
  turboMs: 90,
  near: 34,
  far: -26,
  size: 0.07,
} as const;

/** The cup with the ball is lifted at the end, ms. */
export const REVEAL = { ms: 360, turboMs: 150 } as const;
