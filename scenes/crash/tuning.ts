import { type CelebrationLayout, SCREEN } from '../parts/celebration/layout.ts';

/** The design, dpx. What must be seen lies in y 120 to 600: a low window cuts off the rest. */
export const SIZE = { width: 720, height: 720 } as const;

/** Places in dpx. */
export const LAYOUT = {
  garland: { x: 360, y: 42 },
  /** The fair's middle while the rocket stands, and how far it sinks below. */
  fair: { x: 360, y: 560, sinks: 190 },
  board: { x: 250, y: 226 },
  /** The number's middle, and the room that it may take. */
  figures: { x: 250, y: 208, width: 356 },
  line: { x: 250, y: 282, cap: 19, width: 376 },
  /** Where the rocket stands, and how far along and up the picture it flies. */
  pad: { x: 96, y: 548 },
  reach: { x: 506, y: 336 },
  rocket: { size: 112 },
  /** The fuse under the board: its left end. */
  fuse: { x: 50, y: 346 },
  flag: { width: 168, height: 44, cap: 15 },
} as const;

/** The rocket's way through the picture. */
export const FLIGHT = {
  /** It has most of its way behind it after so long, ms. */
  settles: 5_600,
  /** How steep the curve is at the start and far on: its growth over the picture. */
  bend: { from: 0.6, by: 2.8 },
  /** It leaves the ground upright and lies in its curve after so long, ms. */
  turns: 700,
  /** Pieces of the trail, and sparks that fall off it. */
  pieces: 30,
  sparks: 12,
  /** The longest run that is drawn, ms. */
  longest: 500_000,
} as const;

/** Lamps that float by: how many, and dpx for each doubling of the multiplier and for each second. */
export const DRIFT = { lamps: 7, doubling: 230, second: 26 } as const;

/** Times of what happens beside the flight, ms. */
export const TIMES = {
  /** A new rocket comes onto the ground. */
  stand: 260,
  /** A flag pops out, hangs and falls. */
  flag: 1_900,
  pop: 180,
  /** The burst. */
  burst: 1_500,
  shake: 320,
} as const;

/**
 * The flight is heard: it comes and goes in so many ms, and its pitch, 1 as it is, nears `to` while time passes, ms. A launch is
 * heard up to `launchMs` after it.
 */
export const HUM = { comesMs: 600, goesMs: 90, from: 0.8, to: 1.7, risesMs: 14_000, launchMs: 400 } as const;

/** How far the picture shakes at the burst, dpx. */
export const SHAKE = 9;

/** Flags that hang in the air at once. */
export const FLAGS = 6;

/** Blossoms of the burst: how far from the rocket, how large, when (share of the burst) and their colour. */
export const BLOSSOMS = [
  { x: 0, y: 0, size: 330, at: 0, tint: 0xff8a4a },
  { x: -116, y: 62, size: 230, at: 0.14, tint: 0xffd75a },
  { x: -24, y: 150, size: 200, at: 0.24, tint: 0xff6fb0 },
] as const;
/** Sparks of one blossom. */
export const BLOSSOM_SPARKS = 16;

/** Colours laid over silver and light. */
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

/** Where a win stands; a small one rises beside the board. */
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
/** A small win's amount rises here, under the board. */
export const SMALL_WIN = { x: 250, y: 436 } as const;
