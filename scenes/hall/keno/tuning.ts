import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';
import { HALL_SIZE } from '../models/round/hall-size.ts';

/**
 * Positions and sizes in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const LAYOUT = {
  drum: { x: 92, y: 192 },
  /** Point at which balls leave the drum; the tray, and the size of the balls in it. */
  mouth: { x: 92, y: 134 },
  tray: { x: 440, y: 154, pitch: 51, ball: 46, cap: 15 },
  /** Boxes of the paytable, side by side: `x` and `y` are the centre of the row. */
  plates: {
    x: 440,
    y: 220,
    /** Width of the row of boxes, and maximum distance between two boxes. */
    width: 524,
    widest: 96,
    gap: 5,
    hitsAt: -13,
    hitsCap: 15,
    paysAt: 11,
    paysCap: 19,
  },
  hint: { cap: 20, width: 500 },
  board: { x: 360, y: 428 },
  /** Height of the numbers on tickets. */
  tickets: { cap: 21 },
} as const;

/** Number of tickets on the board, and number of balls in a draw. */
export const BOARD = { tickets: 40, drawn: 10 } as const;

/** Tints of the tickets by look, and of the numbers on them. */
export const TICKETS = {
  free: { tint: 0x7a5fd0, label: 0xffffff },
  picked: { tint: 0xff86c8, label: 0x3a0632 },
  hit: { tint: 0xffd24a, label: 0x3a1c00 },
  drawn: { tint: 0x41308a, label: 0x9d8cd6 },
} as const;

/** Tints of the balls (one for each ten numbers), of a ball that is a hit, and of the numbers on balls. */
export const BALLS = {
  byTens: [0x5cc4ff, 0x6ce08c, 0xff9a4a, 0xc98bff],
  hit: 0xffd24a,
  label: 0x160636,
} as const;

/** Tints of the boxes of the paytable, by their multiplier, and of the texts in them. */
export const PLATES = { none: 0x6a5aa8, pays: 0x86bdff, good: 0xffd24a, label: 0x160636 } as const;

/** Tints of everything else in the scene. */
export const TINTS = { hint: 0xd3c6ee, glow: 0xffd75a } as const;

/** The drum while the result is unknown. */
export const WAIT = {
  /** Time of one turn of the drum, and time in which it reaches full speed, ms. */
  turnMs: 1_100,
  upMs: 350,
  dim: 0.35,
  dimMs: 140,
} as const;

/** Time from the server's answer until the last ball lies in the tray: equally long for every outcome. */
export const DRAW = {
  /** Flight of a ball: duration in ms, and height of the arc in design pixels. */
  flightMs: 260,
  lift: 46,
  /** Time from one ball to the next, ms: longer before the last balls, to build suspense. */
  gapMs: 205,
  lastGapMs: 330,
  lastBalls: 3,
  /** Time in which a drawn ticket grows and shrinks again, ms, and the share by which a hit grows. */
  popMs: 240,
  pop: 0.2,
  turboGapMs: 60,
  turboFlightMs: 110,
} as const;

/** Time in which the drum stops if there is no result, ms. */
export const FAIL_MS = 260;

/** Layout of the celebration of a win; a small win's amount rises over the board. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  size: HALL_SIZE,
  centre: { x: 360, y: 330 },
  word: { x: 360, y: 240, cap: 62, width: 560 },
  amount: { x: 360, y: 348, cap: 82, width: 560 },
  smallCap: 52,
  ground: { x: 360, y: 306, width: 1_000, height: 440 },
  floor: { x: 360, y: 586, width: 600 },
};
/** Point from which a small win's amount rises. */
export const SMALL_WIN = { x: 360, y: 400 } as const;
