import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';
import { HALL_SIZE } from '../models/round/hall-size.ts';

/** Positions and sizes of the wheel's parts, in design pixels. */
export const LAYOUT = {
  /** The axle, and the scale of the wheel's pictures. */
  wheel: { x: 360, y: 458, scale: 0.94 },
  /** Distances of the pointer's pivot, the bulbs and the pegs from the axle, in design pixels before scaling. */
  pointer: 311,
  bulbs: { count: 24, radius: 277 },
  pegs: 240,
  /**
   * Text of a segment: distance of its centre from the axle, letter heights for wide and slim segments, and maximum
   * length along the radius.
   */
  label: { out: 203, cap: 20, slimCap: 17, room: 58 },
  /** Text on the axle with the multiplier of the last round: height and maximum width. */
  times: { cap: 34, width: 106 },
  counter: 627,
  /** Boxes of the paytable in front of the wheel, side by side: distance between boxes, and layout inside a box. */
  plates: { y: 567, pitch: 116, timesAt: -11, timesCap: 22, chanceAt: 17, chanceCap: 14, room: 96 },
} as const;

/** Lowest number of segments for which the texts run along the radius. */
export const SLIM_FROM = 30;

/**
 * Tints of the segments, from the highest multiplier down; `from` is the lowest multiplier with this tint, in
 * hundredths.
 */
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

/** Tints of everything else; `dim` is the share of brightness that is left of segments that were not drawn. */
export const TINTS = {
  label: 0x160636,
  nothing: 0xcdbff2,
  won: 0xffd75a,
  lost: 0xbdb2dc,
  glow: 0xffd75a,
  dim: 0.5,
} as const;

/**
 * Motion of the wheel until the result is known: speeds in degrees per second, and times in ms to reach these speeds.
 */
export const TURN = {
  speed: 540,
  accelerateMs: 320,
  turboSpeed: 1_300,
  turboAccelerateMs: 120,
  /** Time from the server's answer until the wheel stops, ms: the same for every outcome. */
  landMs: 3_200,
  turboLandMs: 1_000,
  /** Time in which the wheel turns to its previous position if no result came, ms: long enough for a whole turn. */
  failMs: 1_400,
} as const;

/** Part of a segment, at each of its two borders, in which the wheel never stops, as a share of the segment. */
export const MARGIN = 0.14;

/**
 * Speeds in segments per second: up to `from`, the disc is sharp, and at `full` and above, it is fully blurred. The
 * blur halves the number of bright segments that flash past.
 */
export const BLUR = { from: 2.2, full: 5 } as const;

/** Bulbs around the rim light up in turn: ms per step, distance between lit bulbs, and alpha of the unlit bulbs. */
export const BULBS = { stepMs: 110, every: 2, dim: 0.35 } as const;

/** Alpha of the last round's result while the wheel turns. */
export const WAIT_DIM = 0.4;

/** Layout of the celebration of a win; a small win's amount rises from the axle. */
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
/** Point from which a small win's amount rises, between the pointer and the axle. */
export const SMALL_WIN = { x: 360, y: 402 } as const;
