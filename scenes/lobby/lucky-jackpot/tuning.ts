/** Every number of the grid that a designer may want to change. Times in ms, lengths in dpx. */

/** The light's walk; its schedule is in docs/scenes.md, Fixed by the product. */
export const WALK = {
  cells: 12,
  /** Start cell of the very first spin. */
  firstRest: 8,
  /** From the press to the start of the step clock. */
  delay: 200,
  /** Wait before a move while cruising. */
  cruise: 80,
  /** The ramp's first wait, its increment, and the limit that only the last wait exceeds. */
  rampFrom: 100,
  rampBy: 20,
  rampBeyond: 300,
  laps: 2,
  turboLaps: 0,
} as const;

/** The light and its effect on the cells it passes. */
export const LIGHT = {
  /** Alpha of the cells behind the light, nearest first. */
  trail: [0.75, 0.42, 0.2],
  trailOut: 120,
  /** Bounce of a passed icon. */
  bounceRise: 6,
  bounceScale: 1.12,
  bounceLongest: 160,
  /** Dimming while the result is late. */
  lateAlpha: 0.7,
  lateAfter: 6_000,
  lateIn: 600,
  lateOut: 200,
  fadeOnFail: 300,
  /** Threshold of an early refusal, which stops quickly. */
  earlyFail: 400,
  fadeOnEarlyFail: 200,
  /** Cross-fade to the winning cell when the walk is skipped. */
  cross: 80,
  reducedFade: 200,
} as const;

/**
 * Sound of the slowdown: from this move of the ramp on, so that the first pass over the winning cell does not mark
 * it.
 */
export const TOCK = {
  fromMove: 5,
  rateFrom: 1,
  rateTo: 0.84,
  /** Decibels a move. */
  gainStep: 0.5,
  /** Final moves that also vibrate. */
  felt: 5,
} as const;

/** Timing and areas of presses. */
export const PRESS = {
  /** A second tap within this time of the start is a double tap, not a skip. */
  doubleTapMs: 250,
  hubRadius: 150,
} as const;

/** The button. */
export const HUB = {
  /** Tint and label dimming while the light walks. */
  busyTint: 0x8f8fa8,
  busyIn: 160,
  liveIn: 160,
  breathe: 1_600,
  breatheScale: 1.03,
} as const;

/** The result; all times count from the landing. */
export const RESULT = {
  popDown: 90,
  popUp: 230,
  popLow: 0.92,
  popHigh: 1.18,
  glowIn: 200,
  glowAlpha: 0.8,
  /** The glow's size in cells. */
  glowCells: 2.6,
  veil: 0.72,
  veilAt: 120,
  amountAt: 300,
  moveAt: 340,
  moveLength: 520,
  heroAtHub: 2.1,
  swellAt: 300,
  swell: 360,
  swellApart: 90,
  swellScale: 1.06,
  crownAt: 1_400,
  crownScale: 3.2,
  crownOut: 300,
  heroBack: 260,
  reducedHold: 1_200,
} as const;

/** Coins that fly off at the end, by step, and their maximum. */
export const FLIGHT = { small: 5, good: 8, big: 12, huge: 12, most: 12 } as const;

/** The scene at rest: bursts of motion, then no frame until the next. */
export const IDLE = {
  every: 6_000,
  /** Pool changes within this time of a burst's start belong to it. */
  together: 1_600,
  /** After this long without input only the pools' figures still move. */
  stopsAfter: 60_000,
  poolRoll: 900,
} as const;

/** The hint shakes for a refusal. */
export const HINT = { shake: 4, length: 200, times: 2 } as const;
