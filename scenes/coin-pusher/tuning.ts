/** Every number of the coin pusher that a designer may want to change. Times in ms, lengths in dpx. */

/** Simulation steps in one of the player's fixed steps. */
export const SIMULATION_STEPS = { steps: 1, turboSteps: 2 } as const;

/** The fall from the rail through the pegs; how long it takes and where it lands is physics. */
export const FALL = {
  /** Size of a coin on the rail and at the pegs: they stand further back than the table. */
  far: 0.62,
  /** Size at the highest point of the last hop, before it lies at 1. */
  near: 1.16,
  /** Parts of the fall at the first and the last peg. */
  firstPeg: 0.14,
  lastPeg: 0.76,
  /** How far a coin springs back from a peg, as a part of the way to the next. */
  spring: 0.55,
} as const;

/** Coins that wait on the rail. */
export const RAIL = {
  arrive: 160,
  arriveFrom: 34,
  bob: 4,
  bobMs: 800,
  /** How long the pointer glides to where it is aimed. */
  glide: 160,
  /** Lifted away after a refusal. */
  lift: 200,
  liftBy: 46,
  /** Tint of a coin whose answer did not come. */
  lostTint: 0x8f8fa8,
  /** Most coins on the rail at once. */
  most: 12,
  beamIn: 120,
  beamHold: 500,
  beamOut: 320,
  beamAlpha: 0.55,
} as const;

/** Shadows: where they fall on the table, and how far at the rail and at the top of the last hop. */
export const SHADOW = { x: 6, y: 8, far: 9, high: 26, alpha: 0.92 } as const;

/** What leaves the table. */
export const EXIT = {
  front: 320,
  /** Size at the end of the fall, and the breadth over height of a coin that has tipped over. */
  frontScale: 0.94,
  frontTip: 0.56,
  /** Part of the fall in which it tips. */
  tipFor: 0.62,
  gutter: 260,
  gutterBy: 36,
  gutterScale: 0.78,
  gutterTint: 0x4a3a66,
  gain: 600,
  gainRise: 60,
  gainIn: 90,
  /** Figures that can rise at once. */
  gains: 8,
  /** Least ms between two that are felt. */
  feltApart: 100,
  fallers: 16,
} as const;

/** How long a disc is seen after it has crossed an edge. */
export const exitMs = (out: 'front' | 'left' | 'right'): number =>
  out === 'front' ? EXIT.front : EXIT.gutter;

/** Clinks of discs that meet. */
export const CLINK = {
  /** Faster than this a disc is heard when it begins to move, u/s (60 dpx/s). */
  speed: 100,
  apart: 167,
  gain: 0.25,
  rateLow: 0.95,
  rateHigh: 1.05,
} as const;

/** A disc touches the table. */
export const LAND = { ring: 240, ringGrowth: 1.4 } as const;

/** A special disc goes over the front: sparks, and the gems that fly. */
export const SPECIAL = { particles: 8, flight: 6 } as const;

/** The sign of a special disc: what it is when it lands, what it gives when it goes over the front. */
export const SIGN = { in: 240, stand: 1_500, out: 220, from: 0.6, icon: 1.35 } as const;

/** Discs that go over the front shortly after one another. */
export const RUN = {
  /** Longest between two of a run, simulation steps of 1/120 s. */
  window: 108,
  /** It is counted from so many on. */
  from: 3,
  /** Least ms between two that are counted. */
  apart: 90,
  pop: 200,
  popFrom: 1.45,
  /** What the drop won follows so long after the last of them. */
  settle: 250,
  /** How long the count stands after the last of them, and fades. */
  stand: 900,
  fade: 220,
  /** Each of them sounds so much higher than the one before it, and no more than `highest` above the first. */
  higher: 0.05,
  highest: 0.5,
} as const;

/** The table shakes once in a drop in which so many discs slide at once (faster than `CLINK.speed`). */
export const QUAKE = { discs: 25, amplitude: 5, length: 300 } as const;

/** The table fades to another. */
export const FADE = 200;

/** The counter swells when a drop has brought something. */
export const SWELL = {
  popDown: 90,
  popLow: 0.92,
  popUp: 230,
  popHigh: 1.1,
  settle: 160,
} as const;

/** Presses. */
export const PRESS = { doubleTapMs: 250 } as const;

/** The hint says no with a shake of the head. */
export const HINT = { shake: 4, length: 200, times: 2 } as const;

/** The scene at rest: bursts of life, then no frame until the next. */
export const IDLE = {
  every: 6_000,
  breathe: 1_600,
  breatheScale: 1.03,
  /** Discs that glint in a burst, how long each, and how far apart they begin. */
  glints: 5,
  glint: 620,
  glintApart: 190,
} as const;
