import { type CelebrationLayout, SCREEN } from '../../../parts/celebration/layout.ts';

/** The design, dpx. The essentials lie in y 120 to 600: a low window cuts off the rest. */
export const SIZE = { width: 720, height: 720 } as const;

/** Places in dpx. */
export const LAYOUT = {
  garland: { x: 360, y: 42 },
  fair: { x: 360, y: 560 },
  board: { x: 360, y: 358 },
  /** Where the ball starts. */
  mouth: { x: 360, y: 152 },
  /** Middles of the first and the last row of pegs. */
  pegs: { top: 204, bottom: 456 },
  /** The bins fill this width; the ball rests on their upper edge. */
  bins: { width: 648, top: 496, height: 88, gap: 4 },
  /** Multiplier of the last ball, in large figures. */
  times: { x: 582, y: 172, cap: 40, width: 180 },
} as const;

/** Sizes that depend on the distance between pegs: a base in dpx, plus a share of the distance. */
export const SIZES = {
  peg: { base: 2.2, share: 0.068 },
  ball: { base: 6.5, share: 0.15 },
} as const;

/** Number of rows from which bins are slim and their figures upright. */
export const SLIM_FROM = 11;

/** Figures in the bins, dpx: their height, and the margin at both ends. */
export const LABEL = { wide: 24, slim: 23, margin: 6, tint: 0x160636 } as const;

/** Tints over light enamel, by a bin's minimum payout in hundredths. */
export const BIN_TINTS: readonly (readonly [from: number, tint: number])[] = [
  [25_00, 0xff6f86],
  [5_00, 0xff9a4a],
  [2_00, 0xffd24a],
  [1_00, 0x7fe69a],
  [50, 0x86bdff],
  [0, 0xb6a4ff],
];

/** Other colours. */
export const TINTS = { won: 0xffd75a, lost: 0xbdb2dc, glow: 0xffd75a } as const;

/** The ball in the mouth while the result is unknown. */
export const WAIT = {
  /** Fade-in, ms. */
  fade: 160,
  /** Height of a hop, dpx, and its length, ms. */
  hop: 13,
  hopMs: 460,
  /** Time after which the hops are reduced, ms, and their share. */
  lateAfter: 6_000,
  lateShare: 0.35,
  /** Alpha of the last ball without motion. */
  dim: 0.4,
} as const;

/** From the answer to the stop: the same for every path with the same number of rows. */
export const FALL = {
  /** From one row to the next, ms. */
  hopMs: 112,
  turboHopMs: 36,
  /** Upward speed after a peg, relative to the distance to the next row. */
  bounce: 0.62,
  /** Dip of the bin under the ball, ms and dpx. */
  dipMs: 150,
  turboDipMs: 70,
  dip: 9,
  /** Light of a hit peg, and its size relative to the peg's. */
  flash: 0.85,
  flashSize: 7,
  /** Volume of a touch, and the drop in pitch from the first to the last. */
  tap: 0.7,
  lower: 0.25,
} as const;

/** Size of the popped ball relative to the falling one. */
export const POP = { size: 2.1 } as const;

/** Return of the ball when there is no result, ms. */
export const FAIL_MS = 220;

/** Place of a win; a small one rises off the bin. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  size: SIZE,
  centre: { x: 360, y: 300 },
  word: { x: 360, y: 210, cap: 62, width: 560 },
  amount: { x: 360, y: 318, cap: 82, width: 560 },
  smallCap: 42,
  ground: { x: 360, y: 276, width: 1_000, height: 440 },
  floor: { x: 360, y: 586, width: 600 },
};

/** Where a small win's amount rises above the bins, dpx. */
export const SMALL_WIN = { y: 420 } as const;
