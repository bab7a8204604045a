import { type CelebrationLayout, SCREEN } from '../../../parts/celebration/layout.ts';

/**
 * Size of the design, in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const SIZE = { width: 720, height: 720 } as const;

/** Positions and sizes in design pixels. */
export const LAYOUT = {
  garland: { x: 360, y: 42 },
  fair: { x: 360, y: 560 },
  board: { x: 360, y: 358 },
  /** Opening at the top of the board, where the ball starts. */
  mouth: { x: 360, y: 152 },
  /** Y of the centres of the first and the last row of pegs. */
  pegs: { top: 204, bottom: 456 },
  /** The row of bins: its width, upper edge and height; the gap between bins. The ball rests on their upper edge. */
  bins: { width: 648, top: 496, height: 88, gap: 4 },
  /** Multiplier of the last ball, in large figures. */
  times: { x: 582, y: 172, cap: 40, width: 180 },
} as const;

/** Radii that grow with the distance between pegs: `base` in design pixels plus a `share` of this distance. */
export const SIZES = {
  peg: { base: 2.2, share: 0.068 },
  ball: { base: 6.5, share: 0.15 },
} as const;

/** Lowest number of rows with slim bins, in which the figures run vertically. */
export const SLIM_FROM = 11;

/** Figures in the bins, in design pixels: height in wide and in slim bins, and margin at both ends of the text. */
export const LABEL = { wide: 24, slim: 23, margin: 6, tint: 0x160636 } as const;

/**
 * Tints of the bins, from the highest multiplier down; `from` is the lowest multiplier with this tint, in hundredths.
 */
export const BIN_TINTS: readonly (readonly [from: number, tint: number])[] = [
  [25_00, 0xff6f86],
  [5_00, 0xff9a4a],
  [2_00, 0xffd24a],
  [1_00, 0x7fe69a],
  [50, 0x86bdff],
  [0, 0xb6a4ff],
];

/** Tints of everything else in the scene. */
export const TINTS = { won: 0xffd75a, lost: 0xbdb2dc, glow: 0xffd75a } as const;

/** Motion of the ball in the opening at the top while the result is unknown. */
export const WAIT = {
  /** Fade-in of the ball, ms. */
  fade: 160,
  /** Height of a hop, in design pixels, and its duration, ms. */
  hop: 13,
  hopMs: 460,
  /** Time without an answer after which the hops are lower, ms, and the share to which their height is reduced. */
  lateAfter: 6_000,
  lateShare: 0.35,
  /** Alpha of the previous round's ball while the result is unknown, in reduced motion. */
  dim: 0.4,
} as const;

/**
 * Motion from the server's answer until the ball lies in its bin: equally long for every path with the same number of
 * rows.
 */
export const FALL = {
  /** Duration of a hop from one row to the next, ms. */
  hopMs: 112,
  turboHopMs: 36,
  /**
   * Upward speed at which the ball leaves a peg; at speed 1 and without gravity, it would rise by the distance between
   * two rows during one hop.
   */
  bounce: 0.62,
  /** Dip of the bin when the ball falls into it: duration in ms, depth in design pixels. */
  dipMs: 150,
  turboDipMs: 70,
  dip: 9,
  /** Alpha of the light on a peg that is hit, and its size relative to the peg. */
  flash: 0.85,
  flashSize: 7,
  /** Gain of the sound at a peg, and the share by which the pitch falls from the first peg to the last. */
  tap: 0.7,
  lower: 0.25,
} as const;

/** Size of the ball after it popped open in its bin, relative to the falling ball. */
export const POP = { size: 2.1 } as const;

/** Fade-in of the previous ball if there is no result, ms. */
export const FAIL_MS = 220;

/** Layout of the celebration of a win; a small win's amount rises above the bin. */
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

/** Y from which a small win's amount rises above the bins, in design pixels. */
export const SMALL_WIN = { y: 420 } as const;
