import { type CelebrationLayout, SCREEN } from '../parts/celebration/layout.ts';

/** The design, dpx. What must be seen lies in y 120 to 600: a low window cuts off the rest. */
export const SIZE = { width: 720, height: 720 } as const;

/** Places in dpx. */
export const LAYOUT = {
  garland: { x: 360, y: 42 },
  board: { x: 360, y: 222 },
  fair: { x: 360, y: 560 },
  /** The roll's figures: their middle, how far one is from the next, and the room of the dot. */
  figures: { x: 360, y: 202, advance: 64, dot: 34 },
  line: { x: 360, y: 272, cap: 21, width: 470 },
  /** Rolls 0 and 100 lie at both ends. */
  track: { y: 508, from: 60, to: 660, height: 40 },
  labels: { y: 574, cap: 15 },
  gate: { y: 520 },
  /** The die's middle when it lies, and how far it is lifted while it tumbles. */
  die: { y: 432, lift: 34, size: 88 },
  shadow: { y: 481 },
} as const;

/** Where figures stand under the track, whole rolls. */
export const LABELS = [0, 25, 50, 75, 100] as const;

/** Where the gate may be gripped, dpx. */
export const GRIP = { top: 462, bottom: 604, side: 30 } as const;

/** Colours laid over light enamel and silver. */
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

/** The tumble while nobody knows the result. */
export const TUMBLE = {
  /** The die rises, ms. */
  rise: 160,
  /** Degrees a second, and after `lateAfter` ms a part of it. */
  speed: 420,
  lateAfter: 6_000,
  lateShare: 0.35,
  /** Alpha of the last roll meanwhile. */
  dim: 0.4,
} as const;

/** From the answer to the stop: the same for every outcome. */
export const GLIDE = {
  ms: 760,
  turboMs: 260,
  /** Share of the time after which the die comes down. */
  fallAt: 0.52,
  /** Degrees that it turns on its way, besides what brings it upright. */
  turn: 360,
} as const;

/** No result: the die comes down where it was. */
export const FAIL_MS = 260;

/** Where a win stands; a small one rises off the die. */
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
/** A small win's amount rises here above the die, dpx. */
export const SMALL_WIN = { y: 418 } as const;
