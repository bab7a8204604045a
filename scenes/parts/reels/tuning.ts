/** Tunable numbers of a reel game. Times in ms, lengths in dpx. */

/** Design size. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Positions of the controls. */
export const LAYOUT = {
  winBar: { x: 360, y: 1010, width: 560, height: 92 },
  spin: { x: 360, y: 1144, width: 216, height: 128 },
  bet: { x: 132, y: 1144, width: 216, height: 92 },
  turbo: { x: 532, y: 1144, radius: 46 },
  rules: { x: 640, y: 1144, radius: 46 },
} as const;

/** Presses. */
export const PRESS = { doubleTapMs: 250 } as const;

/** A late or failed result. */
export const LATE = {
  after: 6_000,
  slowTo: 0.5,
  slowMs: 600,
  /** Gain of the loop while the result is late: -6 dB. */
  slowGain: 0.5,
  /** A failure within this time stops the reels within `earlyMs`. */
  early: 400,
  earlyMs: 200,
} as const;

/** Landing of a reel. */
export const LANDING = {
  squash: 0.94,
  squashMs: 160,
  popDown: 90,
  popLow: 0.92,
  popUp: 230,
  popHigh: 1.15,
  popBack: 160,
  /** Light behind a scatter. */
  scatterGlow: 0.8,
  loopIn: 120,
  /** Pitch step: each further reel stops with a slightly higher sound. */
  rateStep: 0.03,
} as const;

/** The light over a reel that may bring the third scatter. */
export const TEASE_LIGHT = { alpha: 0.5, in: 160, out: 120 } as const;

/** Winning lines. */
export const LINES = {
  /** Delay after the last reel stops. */
  after: 80,
  together: 500,
  each: 700,
  in: 120,
  pulse: 1.12,
  /** Tint that dims the other symbols. */
  dimTint: 0x75708c,
  notes: 5,
  colours: [0xffe08a, 0x8fe0ff, 0xffa0c8, 0xa8f5b8, 0xffc08a],
} as const;

/** A wild that fills its reel. */
export const EXPAND = {
  grow: 300,
  /** Delay between one row and the next. */
  apart: 70,
  light: 0.5,
} as const;

/** Reduced motion: symbols cross-fade in place. */
export const REDUCED = { fade: 200, apart: 60, hold: 1_200 } as const;

/** Three scatters: start of the free spins. */
export const BONUS = {
  fly: 520,
  moonAt: 300,
  moon: 600,
  countEach: 60,
  /** Pause between the count and the first free spin, and between two free spins. */
  pause: 400,
  gap: 220,
  badge: 1.25,
  badgeMs: 320,
  /** Display time of a free spin's win. */
  win: 700,
} as const;

/** The idle scene: the button breathes and a shine crosses the sign; no frames are drawn in between. */
export const IDLE = {
  every: 6_000,
  stopsAfter: 60_000,
  breathe: 1_600,
  breatheScale: 1.03,
} as const;
