import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';

/**
 * Size of the design, in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const SIZE = { width: 720, height: 720 } as const;

/** Positions and sizes in design pixels. */
export const LAYOUT = {
  garland: { x: 360, y: 42 },
  board: { x: 360, y: 222 },
  fair: { x: 360, y: 560 },
  /** Figures of the drawn number: their centre, the distance between figures, and the width of the decimal point. */
  figures: { x: 360, y: 202, advance: 64, dot: 34 },
  line: { x: 360, y: 272, cap: 21, width: 470 },
  /** The track: x of the numbers 0 and 100, y and height. */
  track: { y: 508, from: 60, to: 660, height: 40 },
  labels: { y: 574, cap: 15 },
  gate: { y: 520 },
  /** Y of the die at rest, height by which it is lifted while it tumbles, and its size. */
  die: { y: 432, lift: 34, size: 88 },
  shadow: { y: 481 },
} as const;

/** Numbers written below the track. */
export const LABELS = [0, 25, 50, 75, 100] as const;

/**
 * Area in which the player can grip the gate, in design pixels; `side` is how far the area reaches to the left and to
 * the right of the gate.
 */
export const GRIP = { top: 462, bottom: 604, side: 30 } as const;

/** Tints of the pictures, which are light or silver. */
export const TINTS = {
  win: 0x38e07c,
  lose: 0x9a3f8f,
  wonBand: 0x8dffb4,
  figure: 0xffffff,
  won: 0xffd75a,
  lost: 0xbdb2dc,
  line: 0xd3c6ee,
  label: 0xae9fd3,
  glow: 0xffd75a,
} as const;

/** Tumbling of the die while the result is unknown. */
export const TUMBLE = {
  /** Time in which the die rises, ms. */
  rise: 160,
  /** Rotation in degrees per second; after `lateAfter` ms reduced to `lateShare`. */
  speed: 420,
  lateAfter: 6_000,
  lateShare: 0.35,
  /** Alpha of the figures of the last round while the die tumbles. */
  dim: 0.4,
} as const;

/** Motion from the server's answer until everything lies still: equally long for every outcome. */
export const GLIDE = {
  ms: 760,
  turboMs: 260,
  /** Share of the glide after which the die drops onto the track. */
  fallAt: 0.52,
  /** Minimum rotation of the die during the glide, degrees; the die turns further until it is upright. */
  turn: 360,
} as const;

/** Time in which the die drops in place if there is no result, ms. */
export const FAIL_MS = 260;

/** Layout of the celebration of a win; a small win's amount rises from the die. */
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
/** Y from which a small win's amount rises above the die, in design pixels. */
export const SMALL_WIN = { y: 418 } as const;
