import { type CelebrationLayout, SCREEN } from '../../../parts/celebration/layout.ts';

/**
 * Size of the design of every stall, in design pixels. Essential parts lie between y 120 and 600, since a wide and low
 * browser window cuts off the rest.
 */
export const SIZE = { width: 720, height: 720 } as const;

/** Positions and sizes of a stall's parts, in design pixels. The toy is between the sign (`plate`) and the counter. */
export const LAYOUT = {
  fair: { x: 360, y: 520 },
  awning: { x: 360, y: 69, height: 138 },
  post: { left: 17, right: 703, y: 346 },
  counter: { x: 360, y: 662, height: 116 },
  plate: { x: 360, y: 158, text: { cap: 27, width: 372 } },
  glow: 280,
} as const;

/** Tints of the sign's text and of a win's glow. */
export const TINTS = { line: 0xd3c6ee, won: 0xffd75a, lost: 0xffffff, glow: 0xffd75a } as const;

/** Alpha of the sign's text while the result of a new round is unknown. */
export const DIM = 0.45;

/** Time in which the toy fades in at rest if no result came, ms. */
export const FAIL_MS = 240;

/** Layout of the celebration of a win; a small win's amount rises above the result, below the sign. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  size: SIZE,
  centre: { x: 360, y: 320 },
  word: { x: 360, y: 230, cap: 62, width: 560 },
  amount: { x: 360, y: 338, cap: 82, width: 560 },
  smallCap: 42,
  smallTop: 262,
  ground: { x: 360, y: 296, width: 1_000, height: 440 },
  floor: { x: 360, y: 586, width: 600 },
};
export const SMALL_WIN = { above: 62 } as const;
