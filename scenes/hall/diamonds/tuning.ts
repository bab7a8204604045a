import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';
import { HALL_SIZE } from '../models/round/hall-size.ts';
import type { Hand } from './types.ts';

/**
 * Positions and sizes in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const LAYOUT = {
  /** Boxes of the paytable, side by side: centre of the row, distance between boxes, and layout inside a box. */
  plates: {
    x: 360,
    y: 182,
    pitch: 101,
    pipsAt: -30,
    pip: 17,
    timesAt: 1,
    timesCap: 22,
    chanceAt: 31,
    chanceCap: 16,
    room: 84,
  },
  window: { x: 360, y: 425 },
  /** Name of the drawn hand: its centre, the height of its letters, and its maximum width. */
  name: { x: 360, y: 288, cap: 30, width: 560 },
  pedestals: { x: 360, y: 524, pitch: 132 },
  /** Centre of a gem at rest, its size, and the y from which it falls. */
  gem: { y: 430, size: 124, from: 150 },
  /** Bands of light that join equal gems; if there are two bands, the second one is below the first. */
  threads: { y: 490, gap: 14, height: 20, knot: 30 },
} as const;

/** Number of gems in a hand. */
export const GEMS = 5;

/** Colours of the gems in the window before the first round: five different colours. */
export const SHOWCASE: readonly number[] = [1, 5, 0, 3, 4];

/** Small gems in the box of a hand: the same letter stands for gems of the same colour, a dot for any other gem. */
export const PATTERNS: Readonly<Record<Hand, string>> = {
  five: 'AAAAA',
  four: 'AAAA.',
  fullHouse: 'AAABB',
  three: 'AAA..',
  twoPairs: 'AABB.',
  pair: 'AA...',
  none: '.....',
};

/** Colours of the light around the seven gems, in the order of the gems' numbers. */
export const GEM_LIGHTS: readonly number[] = [
  0xbfeaff, 0xff5a7a, 0x5cf09a, 0xffd24a, 0xcf86ff, 0x6ca4ff, 0xff8fd0,
];

/** Tints of everything else in the scene. */
export const TINTS = {
  plate: 0xcabdf0,
  good: 0xffd24a,
  label: 0x160636,
  pips: { A: 0xff5a8a, B: 0x5cc4ff, '.': 0xa79bc8 },
  won: 0xffd75a,
  lost: 0xd3c6ee,
  glow: 0xffd75a,
  /** Tint of a gem without an equal, once all gems lie. */
  alone: 0x8a80a8,
} as const;

/**
 * While the result is unknown: the old gems rise and fade, then the cushions shimmer; times in ms, `lift` in design
 * pixels.
 */
export const WAIT = { liftMs: 200, lift: 60, breathMs: 900, shimmer: 0.34 } as const;

/** Time from the server's answer until light joins the gems: equally long for every outcome. */
export const FALL = {
  /** Time at which each gem begins to fall, ms: longer gaps before the last gems build suspense. */
  starts: [0, 270, 540, 880, 1_260],
  ms: 420,
  turboStarts: [0, 70, 140, 210, 280],
  turboMs: 200,
  /** Height of a gem's bounce, in design pixels, and duration of the bounce as the last share of the fall. */
  bounce: 20,
  bouncePart: 0.32,
  /** Time in which the bands of light grow after the last gem, ms. */
  joinMs: 320,
  turboJoinMs: 120,
} as const;

/** Time in which the gems of the previous round fade in again if there is no result, ms. */
export const FAIL_MS = 200;

/** Layout of the celebration of a win; a small win's amount rises over the gems. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  size: HALL_SIZE,
  centre: { x: 360, y: 330 },
  word: { x: 360, y: 232, cap: 62, width: 560 },
  amount: { x: 360, y: 336, cap: 82, width: 560 },
  smallCap: 52,
  ground: { x: 360, y: 300, width: 1_000, height: 420 },
  floor: { x: 360, y: 586, width: 600 },
};
/** Point from which a small win's amount rises. */
export const SMALL_WIN = { x: 360, y: 424 } as const;
