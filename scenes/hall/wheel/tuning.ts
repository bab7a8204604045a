import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';
import { HALL_SIZE } from '../models/round/hall-size.ts';

/** Positions, dpx. */
export const LAYOUT = {
  /** The axle, and the scale of the wheel's pictures. */
  wheel: { x: 360, y: 458, scale: 0.94 },
  /** Distances from the axle in the wheel's own dpx: the pointer's stud, the bulbs and the pegs. */
  pointer: 311,
  bulbs: { count: 24, radius: 277 },
  pegs: 240,
  /** Text of a segment: distance of its centre from the axle, cap height, and room along the radius. */
  label: { out: 203, cap: 20, slimCap: 17, room: 58 },
  /** The result on the axle. */
  times: { cap: 34, width: 106 },
  counter: 627,
  /** Pays of the wheel with their probabilities, side by side in front of it. */
  plates: { y: 567, pitch: 116, timesAt: -11, timesCap: 22, chanceAt: 17, chanceCap: 14, room: 96 },
} as const;

/** Number of segments from which texts run along the radius. */
export const SLIM_FROM = 30;

/** Colour of a segment over light enamel, by the minimum of its pay in hundredths. */
export const TINTS_BY_PAY: readonly (readonly [from: number, tint: number])[] = [
  [9_00, 0xf08aff],
  [4_00, 0xff6f86],
  [3_00, 0xff9a4a],
  [2_00, 0xffd24a],
  [1_60, 0xb6ea62],
  [1_50, 0x5fe0a0],
  [1_00, 0x7cc0ff],
  [0, 0x5a489a],
];

/** Other colours. `dim` covers everything that was not drawn. */
export const TINTS = {
  label: 0x160636,
  nothing: 0xcdbff2,
  won: 0xffd75a,
  lost: 0xbdb2dc,
  glow: 0xffd75a,
  dim: 0.5,
} as const;

/** Motion of the wheel: accelerates, then turns until the result is known. Degrees a second, ms. */
export const TURN = {
  speed: 540,
  accelerateMs: 320,
  turboSpeed: 1_300,
  turboAccelerateMs: 120,
  /** From the answer to the stop, ms: the same for every outcome. */
  landMs: 3_200,
  turboLandMs: 1_000,
  /** Return to the previous position when no result came: time enough for a whole turn. */
  failMs: 1_400,
} as const;

/** Share of a segment at each border in which the wheel never stops. */
export const MARGIN = 0.14;

/**
 * Segments a second up to which the disc is sharp, and from which it is fully blurred: this halves the number of
 * light segments that flash.
 */
export const BLUR = { from: 2.2, full: 5 } as const;

/** Bulbs that light up in turn around the rim. */
export const BULBS = { stepMs: 110, every: 2, dim: 0.35 } as const;

/** Alpha of the last result meanwhile. */
export const WAIT_DIM = 0.4;

/** Position of a win; a small one rises from the axle. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  size: HALL_SIZE,
  centre: { x: 360, y: 320 },
  word: { x: 360, y: 230, cap: 62, width: 560 },
  amount: { x: 360, y: 338, cap: 82, width: 560 },
  smallCap: 44,
  ground: { x: 360, y: 296, width: 1_000, height: 440 },
  floor: { x: 360, y: 586, width: 600 },
};
/** A small win's amount rises here: between pointer and axle. */
export const SMALL_WIN = { x: 360, y: 402 } as const;
