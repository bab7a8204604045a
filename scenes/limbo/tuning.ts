import { type CelebrationLayout, SCREEN } from '../parts/celebration/layout.ts';

/** The design, dpx. What must be seen lies in y 120 to 600: a low window cuts off the rest. */
export const SIZE = { width: 720, height: 720 } as const;

/** Places in dpx. */
export const LAYOUT = {
  garland: { x: 360, y: 42 },
  fair: { x: 360, y: 560 },
  board: { x: 254, y: 330 },
  /** The number's middle, and the room that it may take. */
  figures: { x: 254, y: 312, width: 356 },
  line: { x: 254, y: 386, cap: 20, width: 376 },
  /** The mast that the balloon rises along. */
  mast: { x: 622, top: 190, foot: 556, width: 40 },
  /** Where its top is at 1.00, and where no number brings it. */
  scale: { from: 448, to: 178 },
  /** The target's plate: its middle, and its text. */
  mark: { x: 560, text: { x: 528, cap: 17, width: 84 } },
  /** How far the balloon's middle is below its top: that is at its number. */
  balloon: { below: 64, size: 96 },
} as const;

/** The target lies at this share of the mast, whatever it is. */
export const TARGET_AT = 0.6;

/** Colours laid over light enamel and silver. */
export const TINTS = {
  win: 0x38e07c,
  lose: 0x9a3f8f,
  wonBand: 0x8dffb4,
  figure: 0xffffff,
  won: 0xffd75a,
  lost: 0xbdb2dc,
  line: 0xd3c6ee,
  mark: 0xfff3c4,
  glow: 0xffd75a,
} as const;

/** While nobody knows the result. */
export const WAIT = {
  /** The balloon comes down from where it hung, ms. */
  down: 200,
  /** The flame breathes, and the balloon pulls at its rope: ms a breath, dpx. */
  breath: 900,
  pull: 5,
  /** Alpha of the last number meanwhile. */
  dim: 0.4,
} as const;

/** From the answer to the stop, ms: the same for every outcome; how much higher a quick round's flame sounds, for it is shorter. */
export const RISE = { ms: 900, turboMs: 300, turboRate: 1.8 } as const;

/** No result: the flame goes out, ms. */
export const FAIL_MS = 260;

/** Where a win stands; a small one rises beside the balloon. */
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
export const SMALL_WIN = { x: 254, y: 536 } as const;
