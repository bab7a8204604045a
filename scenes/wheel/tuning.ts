import { type CelebrationLayout, SCREEN } from '../parts/celebration/layout.ts';
import { HALL_SIZE } from '../parts/round/hall-size.ts';

/** Places in dpx. */
export const LAYOUT = {
  /** The axle, and how large the wheel is beside its pictures. */
  wheel: { x: 360, y: 458, scale: 0.94 },
  /** From the axle in the wheel's own dpx: the pointer's stud, the bulbs and the pegs. */
  pointer: 311,
  bulbs: { count: 24, radius: 277 },
  pegs: 240,
  /** The text of a segment: how far from the axle its middle is, its height, and its room along the radius. */
  label: { out: 203, cap: 20, slimCap: 17, room: 58 },
  /** The result on the axle. */
  times: { cap: 34, width: 106 },
  counter: 627,
  /** What the wheel pays and how likely that is, side by side before it. */
  plates: { y: 567, pitch: 116, timesAt: -11, timesCap: 22, chanceAt: 17, chanceCap: 14, room: 96 },
} as const;

/** From so many segments on, texts stand along the radius. */
export const SLIM_FROM = 30;

/** What a segment pays from so many hundredths on, as a colour over light enamel. */
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

/** Other colours. `dim` lies over what was not drawn. */
export const TINTS = {
  label: 0x160636,
  nothing: 0xcdbff2,
  won: 0xffd75a,
  lost: 0xbdb2dc,
  glow: 0xffd75a,
  dim: 0.5,
} as const;

/** How it turns: up to speed, then on until the result is known. Degrees a second, ms. */
export const TURN = {
  speed: 540,
  accelerateMs: 320,
  turboSpeed: 1_300,
  turboAccelerateMs: 120,
  /** From the answer to the stop: the same for every outcome. */
  landMs: 3_200,
  turboLandMs: 1_000,
  /** Back to where it stood, when no result came: time enough for a whole turn. */
  failMs: 1_400,
} as const;

/** Part of a segment at each border on which the wheel never stops. */
export const MARGIN = 0.14;

/**
 * So many segments a second pass sharp, and from so many on none can be told from the next: half as many light ones flash.
 */
export const BLUR = { from: 2.2, full: 5 } as const;

/** Bulbs that run round the rim. */
export const BULBS = { stepMs: 110, every: 2, dim: 0.35 } as const;

/** How much of the last result is seen meanwhile. */
export const WAIT_DIM = 0.4;

/** Where a win stands; a small one rises off the axle. */
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
