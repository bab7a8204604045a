/** Places of a climb, dpx. */
export const PLATE = { x: 360, y: 150, cap: 26, width: 372 } as const;

/** The tags of the steps: the height of their figures, and the room for them. */
export const TAG = { cap: 24, width: 84 } as const;

/** One step: its length, the same for every outcome, the share of it after which luck shows, and when a slip is heard, ms. */
export const STEP = { ms: 760, turboMs: 280, known: 0.55, slips: 0.6 } as const;

/** The sign at the end of luck comes, ms. */
export const REVEAL = { ms: 320, turboMs: 120 } as const;

/** The sign at the end of luck: beside the middle of a tag, dpx, and how much larger it comes. */
export const STOP = { x: 48, y: -18, from: 1.6 } as const;

/** Colours. */
export const TINTS = {
  line: 0xd3c6ee,
  won: 0xffd75a,
  lost: 0xffffff,
  ahead: 0xc9b9ee,
  reached: 0x3a1400,
} as const;

/** A win's amount rises so far above whoever climbs; below whoever is so high that plate and prizes are near. */
export const SMALL_WIN = { above: 70, high: 400, below: 190 } as const;
