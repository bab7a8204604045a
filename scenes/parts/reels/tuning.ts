/** Adjustable numbers of a slot. Times in ms, lengths in design pixels. */

/** Size of the design. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Positions and sizes of the controls. */
export const LAYOUT = {
  winBar: { x: 360, y: 1010, width: 560, height: 92 },
  spin: { x: 360, y: 1144, width: 216, height: 128 },
  bet: { x: 132, y: 1144, width: 216, height: 92 },
  turbo: { x: 532, y: 1144, radius: 46 },
  rules: { x: 640, y: 1144, radius: 46 },
} as const;

/** Two presses within this time, ms, count as a double tap. */
export const PRESS = { doubleTapMs: 250 } as const;

/** Behaviour when a result is late or fails: the reels slow down to `slowTo` of their speed after `after`. */
export const LATE = {
  after: 6_000,
  slowTo: 0.5,
  slowMs: 600,
  /** Volume of the looping sound while the result is late: -6 dB. */
  slowGain: 0.5,
  /** A failure within this time after the start stops the reels within `earlyMs`. */
  early: 400,
  earlyMs: 200,
} as const;

/** Effects of a landing reel: compression of its symbols, brief growth of a scatter, and sounds. */
export const LANDING = {
  squash: 0.94,
  squashMs: 160,
  popDown: 90,
  popLow: 0.92,
  popUp: 230,
  popHigh: 1.15,
  popBack: 160,
  /** Alpha of the light behind a scatter. */
  scatterGlow: 0.8,
  loopIn: 120,
  /** Rise in pitch of the stop sound from reel to reel. */
  rateStep: 0.03,
} as const;

/** Light over a reel that runs longer because it may bring the third scatter. */
export const TEASE_LIGHT = { alpha: 0.5, in: 160, out: 120 } as const;

/** Display of winning lines: times, growth of symbols, colours. */
export const LINES = {
  /** Delay after the last reel has stopped. */
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

/** A wild that expands over its reel. */
export const EXPAND = {
  grow: 300,
  /** Delay between two rows. */
  apart: 70,
  light: 0.5,
} as const;

/** Reduced motion: symbols cross-fade in place. */
export const REDUCED = { fade: 200, apart: 60, hold: 1_200 } as const;

/** Start of the free spins, after three scatters, and pauses between them. */
export const BONUS = {
  fly: 520,
  moonAt: 300,
  moon: 600,
  countEach: 60,
  /** Pause before the first free spin (`pause`), and between two free spins (`gap`). */
  pause: 400,
  gap: 220,
  badge: 1.25,
  badgeMs: 320,
  /** Time that the win of a free spin is shown. */
  win: 700,
} as const;

/** Idle animation: the button pulses and a shine crosses the sign, with no frames in between. */
export const IDLE = {
  every: 6_000,
  stopsAfter: 60_000,
  breathe: 1_600,
  breatheScale: 1.03,
} as const;
