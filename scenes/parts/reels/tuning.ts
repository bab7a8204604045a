/** Every number of a reel game that a designer may want to change. Times in ms, lengths in dpx. */

/** The design. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Where the controls are. */
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
  /** The loop's gain then: -6 dB. */
  slowGain: 0.5,
  /** A failure this soon stops within `earlyMs`. */
  early: 400,
  earlyMs: 200,
} as const;

/** How a reel lands. */
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
  /** The stop of reel r sounds a little higher. */
  rateStep: 0.03,
} as const;

/** The light over a reel that two scatters wait for. */
export const TEASE_LIGHT = { alpha: 0.5, in: 160, out: 120 } as const;

/** Lines that won. */
export const LINES = {
  /** After the last reel rests. */
  after: 80,
  together: 500,
  each: 700,
  in: 120,
  pulse: 1.12,
  /** Other symbols step back by this tint. */
  dimTint: 0x75708c,
  notes: 5,
  colours: [0xffe08a, 0x8fe0ff, 0xffa0c8, 0xa8f5b8, 0xffc08a],
} as const;

/** A wild that fills its reel. */
export const EXPAND = {
  grow: 300,
  /** Each further row begins so much later. */
  apart: 70,
  light: 0.5,
} as const;

/** Reduced motion: symbols cross-fade in place. */
export const REDUCED = { fade: 200, apart: 60, hold: 1_200 } as const;

/** Three scatters: the free spins come in. */
export const BONUS = {
  fly: 520,
  moonAt: 300,
  moon: 600,
  countEach: 60,
  /** Rest between the count and the first free spin, and between two of them. */
  pause: 400,
  gap: 220,
  badge: 1.25,
  badgeMs: 320,
  /** How long a free spin's win is shown. */
  win: 700,
} as const;

/** The scene at rest: a breath of the button and a shine over the sign, then no frame until the next. */
export const IDLE = {
  every: 6_000,
  stopsAfter: 60_000,
  breathe: 1_600,
  breatheScale: 1.03,
} as const;
