import { MACHINE, chuteAt } from '../../../fair/coin-pusher/machine.ts';
import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';

/** Size of the design, in design pixels. */
export const SIZE = { width: 720, height: 1280 } as const;

/** A point in design pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Design pixels per table unit, the same in both directions so that discs are round. */
export const SCALE = 0.6;

/** Position of the simulation's origin, where the left wall meets the back wall, in design pixels. */
const ORIGIN = { x: 60, y: 530 } as const;

/** Converts a horizontal position on the table from table units to design pixels. */
export const toX = (x: number): number => ORIGIN.x + x * SCALE;
/** Converts a depth on the table (y from the back wall) from table units to design pixels. */
export const toY = (y: number): number => ORIGIN.y + y * SCALE;

/**
 * The table in design pixels: its four edges, the depth at which the side walls end (`gutter`), and the radius of a
 * disc.
 */
export const TABLE = {
  left: toX(0),
  right: toX(MACHINE.width),
  back: toY(0),
  front: toY(MACHINE.front),
  gutter: toY(MACHINE.gutter),
  radius: MACHINE.radius * SCALE,
} as const;

/** Vertical positions of the machine's large pictures, in design pixels; each picture is 720 wide. */
export const MACHINE_ART = {
  pegboard: { y: 190, height: 346 },
  table: { y: 524, height: 472 },
  tray: { y: 984, height: 118 },
  trayFront: { y: 1064, height: 38 },
  /** The cabinet's sides, drawn over the gutters. */
  side: { y: 524, width: 16, height: 472 },
} as const;

/**
 * Size of the shelf's picture. The shelf slides out from under the peg board; the picture's lower edge is its front.
 */
export const SHELF = { width: 604, height: 150 } as const;

/**
 * Position of the rail and its waiting coins, in design pixels; `left` and `right` are the positions of places 0 and
 * 1000.
 */
export const RAIL = {
  y: 226,
  left: toX(chuteAt(0)),
  right: toX(chuteAt(1000)),
  /** Vertical position of the pointer under the coin. */
  pointerY: 248,
  /** Vertical offset of each further coin stacked at the same place. */
  stack: 11,
} as const;

/** Converts the horizontal position of a press, in design pixels, to the nearest place on the rail, 0 … 1000. */
export function placeOf(x: number): number {
  const part = (x - RAIL.left) / (RAIL.right - RAIL.left);
  return Math.round(1000 * Math.min(1, Math.max(0, part)));
}

/** Converts a place on the rail, 0 … 1000, to design pixels. */
export const railX = (place: number): number => toX(chuteAt(place));

/**
 * Layout of the pegs. There is a peg wherever a disc can change direction: at every second multiple of `pegKick`,
 * shifted in alternate rows. A disc's first peg may be in row 0 or row 1, so there is one row more than a disc hits.
 */
export const PEGS = {
  rows: MACHINE.pegRows + 1,
  top: 284,
  pitch: 25,
  radius: 4.6,
  /** Distance between two pegs in a row, in table units. */
  step: 2 * MACHINE.pegKick,
} as const;

/** Returns the centres of all pegs, row by row. */
export function pegSpots(): readonly Spot[] {
  const spots: Spot[] = [];
  for (let row = 0; row < PEGS.rows; row++) {
    const first = row % 2 === 0 ? PEGS.step : PEGS.step / 2;
    for (let x = first; x < MACHINE.width; x += PEGS.step) {
      spots.push({ x: toX(x), y: PEGS.top + row * PEGS.pitch });
    }
  }
  return spots;
}

export const TITLE: Spot = { x: 360, y: 60 };
export const GARLAND: Spot = { x: 360, y: 46 };
export const COUNTER = {
  x: 360,
  y: 140,
  wordY: -20,
  wordCap: 15,
  amountY: 13,
  amountCap: 34,
  width: 286,
} as const;
export const BUTTON = {
  x: 360,
  y: 1150,
  width: 320,
  height: 96,
  wordY: -11,
  priceY: 22,
  priceCap: 13,
} as const;
export const HINT = { x: 360, y: 1212, cap: 17, width: 660 } as const;

/** Vertical range, in design pixels, where a press aims and drops a coin: from the rail to the front edge. */
export const BOARD = { top: 190, bottom: 990 } as const;

/** Where the amount of a small win begins to rise: over the tray. */
export const WON_AT: Spot = { x: 360, y: 1022 };

/** Layout of a big win's celebration: the amount is over the table, and coins pile up in the tray. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  centre: { x: 360, y: 640 },
  floor: { x: 360, y: 1082, width: 600 },
};

/** Place of the combo counter: over the table, clear of the amounts that rise from the front edge. */
export const RUN_AT = {
  x: 360,
  y: 800,
  cap: 76,
  wordY: -64,
  wordCap: 20,
  ground: { width: 420, height: 260 },
} as const;

/** Places of a special disc's sign: over the pegs when the disc lands, over the tray when it pays its prize. */
export const SIGN_AT = {
  landedY: 470,
  givenY: 1010,
  cap: 31,
  gap: 14,
  iconWidth: 84,
  tint: 0xffeeb8,
  /** Padding between the words and the edge of the light background behind them, and the height of that background. */
  around: 110,
  height: 190,
  margin: 24,
} as const;

/** Coins in the tray: rows from the floor up, each drawn over the row below it, and the size of a lying coin. */
export const TRAY_COINS = {
  coin: { width: 60, height: 38 },
  rows: [
    { y: 1050, coins: 11 },
    { y: 1040, coins: 10 },
    { y: 1030, coins: 9 },
    { y: 1020, coins: 8 },
    { y: 1011, coins: 6 },
  ],
  pitch: 59,
  /** Maximum random offset of a coin from its place. */
  looseX: 9,
  looseY: 3,
} as const;
