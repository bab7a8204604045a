/** All adjustable numbers of the Lucky Jackpot. Times in ms, lengths in design pixels. */

/** How the light moves over the cells; its schedule is in docs/scenes.md, Fixed by the product. */
export const WALK = {
  cells: 12,
  /** Cell from which the light starts in a player's first spin. */
  firstRest: 8,
  /** Time from the press to the light's start. */
  delay: 200,
  /** Wait before each move at full speed. */
  cruise: 80,
  /** Slowdown: the first wait, the increase per move, and the limit, which only the last wait exceeds. */
  rampFrom: 100,
  rampBy: 20,
  rampBeyond: 300,
  laps: 2,
  turboLaps: 0,
} as const;

/** The light and its effect on the cells it passes. */
export const LIGHT = {
  /** Alpha of the glow on the cells behind the light, nearest first. */
  trail: [0.75, 0.42, 0.2],
  trailOut: 120,
  /** Bounce of an icon that the light passes: height, scale, and maximum duration. */
  bounceRise: 6,
  bounceScale: 1.12,
  bounceLongest: 160,
  /** Dimming of the light while the result is late, and fades of the light after a failure. */
  lateAlpha: 0.7,
  lateAfter: 6_000,
  lateIn: 600,
  lateOut: 200,
  fadeOnFail: 300,
  /** If the server refuses within this time after the start, the light stops quickly. */
  earlyFail: 400,
  fadeOnEarlyFail: 200,
  /** Duration of the cross-fade to the winning cell after a skip. */
  cross: 80,
  reducedFade: 200,
} as const;

/**
 * Sound of the moves in the slowdown. It changes only from the slowdown's move `fromMove` on, so that the first pass
 * over the winning cell does not sound different.
 */
export const TOCK = {
  fromMove: 5,
  rateFrom: 1,
  rateTo: 0.84,
  /** Gain of volume per move, in decibels. */
  gainStep: 0.5,
  /** Number of moves before the landing that also vibrate. */
  felt: 5,
} as const;

/** Double taps, and the area of the button. */
export const PRESS = {
  /** A second press within this time after the start is a double tap, not a skip. */
  doubleTapMs: 250,
  hubRadius: 150,
} as const;

/** The spin button in the middle. */
export const HUB = {
  /** Tint while the light moves, and durations of the change to that tint and back. */
  busyTint: 0x8f8fa8,
  busyIn: 160,
  liveIn: 160,
  breathe: 1_600,
  breatheScale: 1.03,
} as const;

/** Times and scales of a result; times count from the landing. */
export const RESULT = {
  popDown: 90,
  popUp: 230,
  popLow: 0.92,
  popHigh: 1.18,
  glowIn: 200,
  glowAlpha: 0.8,
  /** Size of the glow behind the winning cell, as a multiple of a cell's size. */
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

/** Number of coins that fly to the balance, by celebration step, and the maximum. */
export const FLIGHT = { small: 5, good: 8, big: 12, huge: 12, most: 12 } as const;

/** Animation at rest: a short burst at an interval (`every`), with no frames between two bursts. */
export const IDLE = {
  every: 6_000,
  /** A changed pool also starts an idle animation, unless another one began less than this time before. */
  together: 1_600,
  /** Time without input after which only the pools' amounts still move. */
  stopsAfter: 60_000,
  poolRoll: 900,
} as const;

/** Shake of the text under the grid after a refusal. */
export const HINT = { shake: 4, length: 200, times: 2 } as const;
