/** All adjustable numbers of the coin pusher. Times in ms, lengths in design pixels, unless noted. */

/** Simulation steps in each fixed step of the scene player, normally and in turbo mode. */
export const SIMULATION_STEPS = { steps: 1, turboSteps: 2 } as const;

/** Look of the fall from the rail through the pegs. The simulation sets its duration and landing point. */
export const FALL = {
  /** Scale of a coin on the rail and at the pegs, which are farther from the viewer than the table. */
  far: 0.62,
  /** Scale at the highest point of the last hop; the coin lands at scale 1. */
  near: 1.16,
  /** Progress of the fall, 0..1, at which the disc hits the first and the last peg. */
  firstPeg: 0.14,
  lastPeg: 0.76,
  /** Strength of the bounce off a peg: upward start speed as a share of the height difference to the next peg. */
  spring: 0.55,
} as const;

/** Coins waiting on the rail. */
export const RAIL = {
  arrive: 160,
  arriveFrom: 34,
  bob: 4,
  bobMs: 800,
  /** Duration of the pointer's move to a new aim. */
  glide: 160,
  /** Duration and height of the lift that removes a refused coin. */
  lift: 200,
  liftBy: 46,
  /** Tint of a coin whose answer is missing. */
  lostTint: 0x8f8fa8,
  /** Maximum number of coins on the rail. */
  most: 12,
  beamIn: 120,
  beamHold: 500,
  beamOut: 320,
  beamAlpha: 0.55,
} as const;

/** Disc shadows: offset on the table (`x`, `y`), offset at the rail (`far`) and at the top of the last hop (`high`). */
export const SHADOW = { x: 6, y: 8, far: 9, high: 26, alpha: 0.92 } as const;

/** Motion of discs that leave the table, over the front edge or into a gutter, and of the rising amounts. */
export const EXIT = {
  front: 320,
  /** Scale at the end of the fall, and width divided by height of a tipped coin. */
  frontScale: 0.94,
  frontTip: 0.56,
  /** Share of the fall during which the disc tips. */
  tipFor: 0.62,
  gutter: 260,
  gutterBy: 36,
  gutterScale: 0.78,
  gutterTint: 0x4a3a66,
  gain: 600,
  gainRise: 60,
  gainIn: 90,
  /** Maximum number of rising amounts on the screen. */
  gains: 8,
  /** Minimum time between two vibrations, ms. */
  feltApart: 100,
  fallers: 16,
} as const;

/** Returns how long a disc stays visible after crossing an edge, in ms. */
export const exitMs = (out: 'front' | 'left' | 'right'): number =>
  out === 'front' ? EXIT.front : EXIT.gutter;

/** Clinking sounds of colliding discs. */
export const CLINK = {
  /** A disc that a collision sets in motion clinks above this speed, in table units/s (100 are 60 design pixels/s). */
  speed: 100,
  apart: 167,
  gain: 0.25,
  rateLow: 0.95,
  rateHigh: 1.05,
} as const;

/** Ring around a disc that lands on the table: duration and growth. */
export const LAND = { ring: 240, ringGrowth: 1.4 } as const;

/**
 * Effect of a special disc going over the front edge: number of sparks, and number of pictures that fly to the counter.
 */
export const SPECIAL = { particles: 8, flight: 6 } as const;

/** Times in ms and scales of a special disc's sign, which shows its name when it lands and its prize when it pays. */
export const SIGN = { in: 240, stand: 1_500, out: 220, from: 0.6, icon: 1.35 } as const;

/** Counting of combos: discs that go over the front edge shortly after each other. */
export const RUN = {
  /** Maximum time between two discs of a combo, in simulation steps of 1/120 s. */
  window: 108,
  /** Minimum number of discs in a combo that is counted on the screen. */
  from: 3,
  /** Minimum time between two numbers of the counter, ms. */
  apart: 90,
  pop: 200,
  popFrom: 1.45,
  /** Delay from the last counted disc to the display of the drop's win. */
  settle: 250,
  /** Time that the counter stays visible after the last disc, and duration of its fade-out. */
  stand: 900,
  fade: 220,
  /** Rise in pitch of the tray sound per disc of a combo, and the maximum total rise (`highest`), relative to 1. */
  higher: 0.05,
  highest: 0.5,
} as const;

/** The table shakes once per drop when `discs` discs slide at the same time, each faster than `CLINK.speed`. */
export const QUAKE = { discs: 25, amplitude: 5, length: 300 } as const;

/** Duration of the fade to another table, ms. */
export const FADE = 200;

/** Change of the counter's size after a winning drop: durations and scales. */
export const SWELL = {
  popDown: 90,
  popLow: 0.92,
  popUp: 230,
  popHigh: 1.1,
  settle: 160,
} as const;

/** Two presses within this time, ms, count as a double tap. */
export const PRESS = { doubleTapMs: 250 } as const;

/** Shake of the hint when the player presses but no drop is possible. */
export const HINT = { shake: 4, length: 200, times: 2 } as const;

/** Animation at rest: a short burst at an interval (`every`), with no frames between two bursts. */
export const IDLE = {
  every: 6_000,
  breathe: 1_600,
  breatheScale: 1.03,
  /** Number of discs that glint in a burst, the duration of a glint, and the delay from one glint to the next. */
  glints: 5,
  glint: 620,
  glintApart: 190,
} as const;
