import { type CelebrationLayout, SCREEN } from '../celebration/layout.ts';

/** The design, dpx. What must be seen lies in y 120 to 600: a low window cuts off the rest. */
export const SIZE = { width: 720, height: 720 } as const;

/** Places in dpx. */
export const LAYOUT = {
  garland: { x: 360, y: 42 },
  fair: { x: 360, y: 560 },
  board: { x: 360, y: 358 },
  /** Where the ball comes from. */
  mouth: { x: 360, y: 152 },
  /** Middles of the first and the last row of pegs. */
  pegs: { top: 204, bottom: 456 },
  /** The bins fill this width; the ball comes to lie on their upper edge. */
  bins: { width: 648, top: 496, height: 88, gap: 4 },
  /** What the last ball brought, in large figures. */
  times: { x: 582, y: 172, cap: 40, width: 180 },
} as const;

/** Sizes that follow how far the pegs of a row stand apart: so many dpx, and a share of that. */
export const SIZES = {
  peg: { base: 2.2, share: 0.068 },
  ball: { base: 6.5, share: 0.15 },
} as const;

/** From so many rows on the bins are slim and their figures stand upright. */
export const SLIM_FROM = 11;

/** Figures in the bins, dpx: their height, and what is left free at both ends. */
export const LABEL = { wide: 24, slim: 23, margin: 6, tint: 0x160636 } as const;

/** What a bin pays from so many hundredths on, as a colour over light enamel. */
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

/** The ball in the mouth while nobody knows the result. */
export const WAIT = {
  /** It comes, ms. */
  fade: 160,
  /** It hops so high, dpx, once in so many ms. */
  hop: 13,
  hopMs: 460,
  /** After so many ms a part of it. */
  lateAfter: 6_000,
  lateShare: 0.35,
  /** How much is seen of the last ball where nothing moves. */
  dim: 0.4,
} as const;

/** From the answer to the stop: the same for every way through as many rows. */
export const FALL = {
  /** From one row to the next, ms. */
  hopMs: 112,
  turboHopMs: 36,
  /** How fast it leaves a peg upwards, beside how far the next row lies below. */
  bounce: 0.62,
  /** The bin gives way under it and comes back, ms and dpx. */
  dipMs: 150,
  turboDipMs: 70,
  dip: 9,
  /** Light of a peg that was hit, and its size beside the peg's. */
  flash: 0.85,
  flashSize: 7,
  /** How loud it touches a peg, and how much lower the last one sounds than the first. */
  tap: 0.7,
  lower: 0.25,
} as const;

/** What has popped in a bin, beside the size of the ball that fell. */
export const POP = { size: 2.1 } as const;

/** No result: the ball is where it was. */
export const FAIL_MS = 220;

/** Where a win stands; a small one rises off the bin. */
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

/** A small win's amount rises here above the bins, dpx. */
export const SMALL_WIN = { y: 420 } as const;
