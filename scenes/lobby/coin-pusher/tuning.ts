/** All tunable numbers of the coin pusher. Times in ms, lengths in dpx. */

/** Simulation steps per fixed step of the player. */
export const SIMULATION_STEPS = { steps: 1, turboSteps: 2 } as const;

/** The fall from the rail through the pegs; its duration and landing point are physics. */
export const FALL = {
  /** Size of a coin on the rail and at the pegs: they are further back than the table. */
  far: 0.62,
  /** Size at the highest point of the last hop, before it lands at 1. */
  near: 1.16,
  /** Share of the fall at the first and the last peg. */
  firstPeg: 0.14,
  lastPeg: 0.76,
  /** How far a coin springs back from a peg, as a share of the way to the next. */
  spring: 0.55,
} as const;

/** Coins waiting on the rail. */
export const RAIL = {
  arrive: 160,
  arriveFrom: 34,
  bob: 4,
  bobMs: 800,
  /** Time in which the pointer moves to its aim. */
  glide: 160,
  /** Lifting of a coin after a refusal. */
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

/** Shadows: offset on the table, and distance at the rail and at the top of the last hop. */
export const SHADOW = { x: 6, y: 8, far: 9, high: 26, alpha: 0.92 } as const;

/** Discs that leave the table. */
export const EXIT = {
  front: 320,
  /** Size at the end of the fall, and width over height of a tipped coin. */
  frontScale: 0.94,
  frontTip: 0.56,
  /** Share of the fall in which it tips. */
  tipFor: 0.62,
  gutter: 260,
  gutterBy: 36,
  gutterScale: 0.78,
  gutterTint: 0x4a3a66,
  gain: 600,
  gainRise: 60,
  gainIn: 90,
  /** Maximum number of amounts rising together. */
  gains: 8,
  /** Minimum time between two vibrations, ms. */
  feltApart: 100,
  fallers: 16,
} as const;

/** Returns how long a disc stays visible after it has crossed an edge. */
export const exitMs = (out: 'front' | 'left' | 'right'): number =>
  out === 'front' ? EXIT.front : EXIT.gutter;

/** Clinks of colliding discs. */
export const CLINK = {
  /** Speed above which a disc set in motion clinks, u/s (60 dpx/s). */
  speed: 100,
  apart: 167,
  gain: 0.25,
  rateLow: 0.95,
  rateHigh: 1.05,
} as const;

/** Effect of a disc that lands on the table. */
export const LAND = { ring: 240, ringGrowth: 1.4 } as const;

/** Effect of a special disc over the front: sparks, and the gems that fly. */
export const SPECIAL = { particles: 8, flight: 6 } as const;

/** The sign of a special disc: its kind when it lands, its prize when it goes over the front. */
export const SIGN = { in: 240, stand: 1_500, out: 220, from: 0.6, icon: 1.35 } as const;

/** Discs that go over the front in quick succession. */
export const RUN = {
  /** Maximum gap within a run, simulation steps of 1/120 s. */
  window: 108,
  /** Minimum length of a run that is counted. */
  from: 3,
  /** Minimum time between two counts, ms. */
  apart: 90,
  pop: 200,
  popFrom: 1.45,
  /** Delay from the last disc to the drop's win. */
  settle: 250,
  /** Time that the count stays after the last disc, and its fade. */
  stand: 900,
  fade: 220,
  /** Pitch increase per disc, and its maximum above the first, `highest`. */
  higher: 0.05,
  highest: 0.5,
} as const;

/** The table shakes once in a drop if this many discs slide together (faster than `CLINK.speed`). */
export const QUAKE = { discs: 25, amplitude: 5, length: 300 } as const;

/** Duration of the fade to another table. */
export const FADE = 200;

/** Swell of the counter after a winning drop. */
export const SWELL = {
  popDown: 90,
  popLow: 0.92,
  popUp: 230,
  popHigh: 1.1,
  settle: 160,
} as const;

/** Presses. */
export const PRESS = { doubleTapMs: 250 } as const;

/** Shake of the hint in refusal. */
export const HINT = { shake: 4, length: 200, times: 2 } as const;

/** The scene at rest: bursts of motion, then no frame until the next. */
export const IDLE = {
  every: 6_000,
  breathe: 1_600,
  breatheScale: 1.03,
  /** Number of discs that glint in a burst, duration of each, and delay between them. */
  glints: 5,
  glint: 620,
  glintApart: 190,
} as const;
