import type { CelebrationLayout } from '../parts/celebration/layout.ts';
import { HALL_CELEBRATION } from '../parts/round/hall-stage.ts';

/** Places in dpx. What must be seen lies in y 120 to 600: a low window cuts off the rest. */
export const LAYOUT = {
  board: { x: 360, y: 358 },
  /** The coin's middle when it lies, and its size. */
  coin: { x: 360, y: 316, size: 236 },
  /** Its shadow on the table. */
  shadow: { x: 360, y: 446 },
  /** The row of what has come: two lines of ten. */
  row: { x: 360, y: 496, perLine: 10, pitchX: 64, pitchY: 60, cap: 14, room: 46 },
} as const;

/** Flips in a row at most. */
export const MOST_FLIPS = 20;

/** The coin in the air: so high, dpx, in so many ms, and so many ms a turn. */
export const AIR = { height: 92, riseMs: 260, turnMs: 340, lateAfter: 6_000, lateTurnMs: 900 } as const;

/**
 * From the answer until the side lies: the same for both, ms. So much of it nothing tells which comes; `over` is how much it
 * rises again, and it bounces at the end, dpx; `again` is how the table then sounds beside the first time.
 */
export const FALL = {
  ms: 900,
  turboMs: 320,
  seen: 0.45,
  over: 0.5,
  bounce: 16,
  bouncePart: 0.24,
  again: { rate: 1.1, gain: 0.4 },
} as const;

/** The end of a round is seen, ms. */
export const REVEAL = { ms: 160, turboMs: 60 } as const;

/** How thick the coin is, dpx. */
export const THICKNESS = 16;

/** Colours. */
export const TINTS = {
  pays: 0xb9a8ea,
  next: 0xffe98a,
  won: 0x5cf09a,
  lost: 0xff5a6a,
  glow: 0xffd75a,
  dim: 0x9a90b4,
} as const;

/** Where a win stands; a small one rises off the coin, whose side stays to be seen. */
export const CELEBRATION: CelebrationLayout = { ...HALL_CELEBRATION, smallCap: 38 };
/** A small win's amount rises here. */
export const SMALL_WIN = { x: 360, y: 236 } as const;
