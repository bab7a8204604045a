import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';

/** The design, dpx. The essentials lie in y 120 to 600: a low window cuts off the rest. */
export const SIZE = { width: 720, height: 720 } as const;

/** Places in dpx. */
export const LAYOUT = {
  garland: { x: 360, y: 42 },
  board: { x: 360, y: 222 },
  fair: { x: 360, y: 560 },
  /** The roll's figures: their middle, the pitch of the figures, and the width of the dot. */
  figures: { x: 360, y: 202, advance: 64, dot: 34 },
  line: { x: 360, y: 272, cap: 21, width: 470 },
  /** Rolls 0 and 100 lie at the two ends. */
  track: { y: 508, from: 60, to: 660, height: 40 },
  labels: { y: 574, cap: 15 },
  gate: { y: 520 },
  /** The die's middle at rest, and its lift while it tumbles. */
  die: { y: 432, lift: 34, size: 88 },
  shadow: { y: 481 },
} as const;

/** Rolls labelled under the track, whole numbers. */
export const LABELS = [0, 25, 50, 75, 100] as const;

/** Area where the gate can be gripped, dpx. */
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

/** The tumble while the result is unknown. */
export const TUMBLE = {
  /** Time for the die to rise, ms. */
  rise: 160,
  /** Degrees a second; reduced after `lateAfter` ms. */
  speed: 420,
  lateAfter: 6_000,
  lateShare: 0.35,
  /** Alpha of the last roll during the tumble. */
  dim: 0.4,
} as const;

/** From the answer to the stop: the same for every outcome. */
export const GLIDE = {
  ms: 760,
  turboMs: 260,
  /** Share of the time after which the die comes down. */
  fallAt: 0.52,
  /** Degrees that it turns on the way, besides what brings it upright. */
  turn: 360,
} as const;

/** Time for the die to come down in place when there is no result, ms. */
export const FAIL_MS = 260;

/** Place of a win; a small one rises off the die. */
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
/** Where a small win's amount rises above the die, dpx. */
export const SMALL_WIN = { y: 418 } as const;
