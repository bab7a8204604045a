import { type CelebrationLayout, SCREEN } from '../../../parts/celebration/layout.ts';

/** Design size of every stall, dpx. Everything essential lies in y 120 to 600: a low window crops the rest. */
export const SIZE = { width: 720, height: 720 } as const;

/** Positions, dpx. The toy has the room between the plate and the counter. */
export const LAYOUT = {
  fair: { x: 360, y: 520 },
  awning: { x: 360, y: 69, height: 138 },
  post: { left: 17, right: 703, y: 346 },
  counter: { x: 360, y: 662, height: 116 },
  plate: { x: 360, y: 158, text: { cap: 27, width: 372 } },
  glow: 280,
} as const;

/** Colours of the plate's text. */
export const TINTS = { line: 0xd3c6ee, won: 0xffd75a, lost: 0xffffff, glow: 0xffd75a } as const;

/** Alpha of the last result while a round begins. */
export const DIM = 0.45;

/** Duration of the toy's return when no result came, ms. */
export const FAIL_MS = 240;

/** Position of a win; a small one rises from the landed piece, not above the plate. */
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
