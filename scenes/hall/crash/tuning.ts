import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';

/**
 * Size of the design, in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const SIZE = { width: 720, height: 720 } as const;

/** Positions and sizes in design pixels. */
export const LAYOUT = {
  garland: { x: 360, y: 42 },
  /**
   * Centre of the fair while the rocket is on the ground, and distance by which the fair moves down during the flight.
   */
  fair: { x: 360, y: 560, sinks: 190 },
  board: { x: 250, y: 226 },
  /** Centre and maximum width of the multiplier's figures. */
  figures: { x: 250, y: 208, width: 356 },
  line: { x: 250, y: 282, cap: 19, width: 376 },
  /** The rocket's position on the ground; `reach` is how far to the right and up it can fly from there. */
  pad: { x: 96, y: 548 },
  reach: { x: 506, y: 336 },
  rocket: { size: 112 },
  /** Left end of the fuse under the board. */
  fuse: { x: 50, y: 346 },
  flag: { width: 168, height: 44, cap: 15 },
} as const;

/** Path of the rocket across the picture. */
export const FLIGHT = {
  /** Time constant, in ms, with which the rocket exponentially approaches the end of its path. */
  settles: 5_600,
  /** How strongly the rocket's path bends at the start, and how much the bend increases during the flight. */
  bend: { from: 0.6, by: 2.8 },
  /** Time after the vertical launch until the rocket points in the direction of its path, ms. */
  turns: 700,
  /** Number of pieces of the trail, and number of sparks that fall off it. */
  pieces: 30,
  sparks: 12,
  /** Time in a run after which the picture no longer moves, ms. */
  longest: 500_000,
} as const;

/**
 * Lamps that float down: their number, and how far they move in design pixels for each doubling of the multiplier and
 * for each second.
 */
export const DRIFT = { lamps: 7, doubling: 230, second: 26 } as const;

/** Durations of everything except the flight, ms. */
export const TIMES = {
  /** Fade-in of a new rocket on the ground, ms. */
  stand: 260,
  /** Time in which a flag appears, hangs and falls, ms; `pop` is the time in which it appears. */
  flag: 1_900,
  pop: 180,
  /** Duration of the rocket's burst, and of the picture's shaking, ms. */
  burst: 1_500,
  shake: 320,
} as const;

/**
 * Sound of the flight: fade-in and fade-out, ms; its playback rate rises from `from` towards `to` with the time
 * constant `risesMs`. The sound of the launch plays only if the run began less than `launchMs` ago.
 */
export const HUM = { comesMs: 600, goesMs: 90, from: 0.8, to: 1.7, risesMs: 14_000, launchMs: 400 } as const;

/** Amplitude of the picture's shaking at the burst, in design pixels. */
export const SHAKE = 9;

/** Maximum number of flags in the air at the same time. */
export const FLAGS = 6;

/**
 * Blossoms of the burst: offset from the rocket and size in design pixels, start as a share of the burst, and colour.
 */
export const BLOSSOMS = [
  { x: 0, y: 0, size: 330, at: 0, tint: 0xff8a4a },
  { x: -116, y: 62, size: 230, at: 0.14, tint: 0xffd75a },
  { x: -24, y: 150, size: 200, at: 0.24, tint: 0xff6fb0 },
] as const;
/** Number of sparks of one blossom. */
export const BLOSSOM_SPARKS = 16;

/** Tints of the pictures, which are silver or white. */
export const TINTS = {
  figure: 0xffffff,
  flying: 0xffe9a0,
  won: 0xffd75a,
  burst: 0xff7a6a,
  waiting: 0x9d90c8,
  line: 0xd3c6ee,
  trailStart: 0xffa52e,
  trailEnd: 0xffe9a0,
  flag: 0xfff3c4,
} as const;

/** Layout of the celebration of a win; a small win's amount rises below the board. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  size: SIZE,
  centre: { x: 360, y: 320 },
  word: { x: 360, y: 230, cap: 62, width: 560 },
  amount: { x: 360, y: 338, cap: 82, width: 560 },
  smallCap: 42,
  ground: { x: 360, y: 296, width: 1_000, height: 440 },
  floor: { x: 360, y: 586, width: 600 },
};
/** Point from which a small win's amount rises, under the board. */
export const SMALL_WIN = { x: 250, y: 436 } as const;
