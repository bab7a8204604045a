import { MACHINE, chuteAt } from '../../../fair/coin-pusher/machine.ts';
import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';

/** Size of the design, dpx. */
export const SIZE = { width: 720, height: 1280 } as const;

/** A point in dpx. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Dpx per unit of the physics: one scale both ways, so that discs are round. */
export const SCALE = 0.6;

/** Origin of the physics: the left wall and the back wall. */
const ORIGIN = { x: 60, y: 530 } as const;

/** Converts a horizontal position on the table from u to dpx. */
export const toX = (x: number): number => ORIGIN.x + x * SCALE;
/** Converts a depth on the table from u to dpx. */
export const toY = (y: number): number => ORIGIN.y + y * SCALE;

/** The table in dpx: its four edges and the ends of its walls. */
export const TABLE = {
  left: toX(0),
  right: toX(MACHINE.width),
  back: toY(0),
  front: toY(MACHINE.front),
  gutter: toY(MACHINE.gutter),
  radius: MACHINE.radius * SCALE,
} as const;

/** Vertical positions of the machine's large pictures; each is 720 wide. */
export const MACHINE_ART = {
  pegboard: { y: 190, height: 346 },
  table: { y: 524, height: 472 },
  tray: { y: 984, height: 118 },
  trayFront: { y: 1064, height: 38 },
  /** The cabinet's sides over the gutters. */
  side: { y: 524, width: 16, height: 472 },
} as const;

/** The shelf's picture: it slides out from under the peg board; its lower edge is its front. */
export const SHELF = { width: 604, height: 150 } as const;

/** The rail and the position of a waiting coin; `left` and `right` are x = 0 and x = 1000. */
export const RAIL = {
  y: 226,
  left: toX(chuteAt(0)),
  right: toX(chuteAt(1000)),
  /** The pointer under the coin. */
  pointerY: 248,
  /** Vertical offset of each further coin at the same place. */
  stack: 11,
} as const;

/** Converts the x of a press in dpx to the nearest integer place on the rail. */
export function placeOf(x: number): number {
  const part = (x - RAIL.left) / (RAIL.right - RAIL.left);
  return Math.round(1000 * Math.min(1, Math.max(0, part)));
}

/** Converts a place on the rail, 0 … 1000, to dpx. */
export const railX = (place: number): number => toX(chuteAt(place));

/**
 * The pegs. There is a peg wherever a disc can be kicked: on every second step of the kick's width, in alternating
 * rows. One row more than there are kicks, so that a disc finds pegs under it whichever of the two it starts over.
 */
export const PEGS = {
  rows: MACHINE.pegRows + 1,
  top: 284,
  pitch: 25,
  radius: 4.6,
  /** Distance between pegs in a row, u. */
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

/** Area of presses that aim and drop: the machine from the rail to the front edge. */
export const BOARD = { top: 190, bottom: 990 } as const;

/** Where a drop's small win rises: over the tray. */
export const WON_AT: Spot = { x: 360, y: 1022 };

/** A larger win is over the table, and its coins fall into the tray. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  centre: { x: 360, y: 640 },
  floor: { x: 360, y: 1082, width: 600 },
};

/** Place of the run's count: over the table, so that the amounts rising from its edge stay clear. */
export const RUN_AT = {
  x: 360,
  y: 800,
  cap: 76,
  wordY: -64,
  wordCap: 20,
  ground: { width: 420, height: 260 },
} as const;

/** The sign of a special disc: over the pegs when it lands, over the tray when it gives something. */
export const SIGN_AT = {
  landedY: 470,
  givenY: 1010,
  cap: 31,
  gap: 14,
  iconWidth: 84,
  tint: 0xffeeb8,
  /** Padding between the words and the edge of the clear ground, and the ground's height. */
  around: 110,
  height: 190,
  margin: 24,
} as const;

/** The coins in the tray: rows from the floor up, each on top of the one before, and the size of a lying coin. */
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
  /** Maximum deviation of a coin from its place. */
  looseX: 9,
  looseY: 3,
} as const;
