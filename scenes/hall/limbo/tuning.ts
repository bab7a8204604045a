import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';

/**
 * Size of the design, in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const SIZE = { width: 720, height: 720 } as const;

/** Positions and sizes in design pixels. */
export const LAYOUT = {
  garland: { x: 360, y: 42 },
  fair: { x: 360, y: 560 },
  board: { x: 254, y: 330 },
  /** Centre and maximum width of the number's figures. */
  figures: { x: 254, y: 312, width: 356 },
  line: { x: 254, y: 386, cap: 20, width: 376 },
  /** The mast along which the balloon rises. */
  mast: { x: 622, top: 190, foot: 556, width: 40 },
  /** Y of the balloon's top at the number 1.00, and the y that the top approaches for the largest numbers. */
  scale: { from: 448, to: 178 },
  /** Sign of the target: x of the sign's centre; x, height and maximum width of the text on it. */
  mark: { x: 560, text: { x: 528, cap: 17, width: 84 } },
  /**
   * Distance of the balloon's centre below its top, and size of the balloon. The top is at the height of the shown
   * number.
   */
  balloon: { below: 64, size: 96 },
} as const;

/** Share of the mast's height at which the target's sign always is. */
export const TARGET_AT = 0.6;

/** Tints of the pictures, which are light or silver. */
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

/** The balloon while the result is unknown. */
export const WAIT = {
  /** Time in which the balloon descends to the ground, ms. */
  down: 200,
  /** Pulse of the flame and pull of the rope: ms per cycle, and distance of the pull in design pixels. */
  breath: 900,
  pull: 5,
  /** Alpha of the number of the last round while the new result is unknown. */
  dim: 0.4,
} as const;

/**
 * Time from the server's answer until the balloon stops, ms: equally long for every outcome. In a turbo round, the
 * flame's sound plays at `turboRate`, since the rise is shorter.
 */
export const RISE = { ms: 900, turboMs: 300, turboRate: 1.8 } as const;

/** Fade-out of the flame if there is no result, ms. */
export const FAIL_MS = 260;

/** Layout of the celebration of a win; a small win's amount rises beside the balloon. */
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
export const SMALL_WIN = { x: 254, y: 536 } as const;
