import type { CelebrationLayout } from '../../parts/celebration/layout.ts';
import type { WonTier } from './types.ts';

/** Size of the design, in design pixels. */
export const SIZE = { width: 720, height: 1280 } as const;

/** A point in design pixels. */
export interface CellSpot {
  readonly x: number;
  readonly y: number;
}

const CELL = { size: 150, left: 117, top: 595, pitch: 162 } as const;
const RING: readonly (readonly [column: number, row: number])[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
];

/** Width and height of a cell, in design pixels. */
export const CELL_SIZE = CELL.size;

/** Centres of the twelve cells, clockwise from the top left; the index is the cell's number. */
export const CELLS: readonly CellSpot[] = RING.map(([column, row]) => ({
  x: CELL.left + CELL.pitch * column,
  y: CELL.top + CELL.pitch * row,
}));

/** Returns the centre of a cell; throws for an invalid cell number. */
export function cellSpot(cell: number): CellSpot {
  const spot = CELLS[cell];
  if (!spot) throw new RangeError(`no cell ${cell} on the grid`);
  return spot;
}

/** Positions of icon and text relative to a cell's centre, cap height and maximum width of the text. */
export const FACE = { iconY: -17, labelY: 46, labelCap: 25, labelWidth: 128 } as const;

export const TITLE: CellSpot = { x: 360, y: 60 };
export const GARLAND: CellSpot = { x: 360, y: 46 };
export const HUB: CellSpot = { x: 360, y: 838 };
export const HUB_WORD: CellSpot = { x: 0, y: -18 };
export const HUB_CHANCES = { y: 44, cap: 18, width: 150 } as const;
export const HINT = { x: 360, y: 1198, cap: 17, width: 640 } as const;
export const TICKER: CellSpot = { x: 360, y: 456 };

/** The rim around the cells: centre, side length, unstretched border of its picture, and positions of its bulbs. */
export const BOARD = {
  x: 360,
  y: 838,
  side: 684,
  slice: 44,
  bulbInset: 12,
  bulbsPerSide: 25,
  bulbFrom: 34,
} as const;

/** Layout of a pool's sign: its centre, the width that a shine crosses, and its amount. */
export interface PlateLayout extends CellSpot {
  readonly faceWidth: number;
  readonly faceHeight: number;
  readonly amountY: number;
  readonly amountCap: number;
  readonly amountWidth: number;
}

const SMALL = {
  y: 352,
  faceWidth: 192,
  faceHeight: 64,
  amountY: 17,
  amountCap: 21,
  amountWidth: 178,
} as const;

export const PLATES: Readonly<Record<WonTier, PlateLayout>> = {
  mega: { x: 360, y: 184, faceWidth: 540, faceHeight: 140, amountY: 31, amountCap: 47, amountWidth: 510 },
  major: { ...SMALL, x: 136 },
  minor: { ...SMALL, x: 360 },
  mini: { ...SMALL, x: 584 },
};

/**
 * Position and scale of the enlarged winning cell in the middle, above its amount. A small prize's amount rises from an
 * offset below the cell's centre and ends on its upper edge, clear of icon and text.
 */
export const HERO = { x: 360, y: 778, scale: 1.22 } as const;
export const RISE_FROM = -8;

/** Layout of a big win: inside the ring of prizes without covering them; its word is in the strip above the ring. */
export const CELEBRATION: CelebrationLayout = {
  size: SIZE,
  centre: HUB,
  word: { x: 360, y: TICKER.y - 7, cap: 60, width: 600 },
  amount: { x: 360, y: 946, cap: 72, width: 318 },
  smallCap: 31,
  ground: { ...HUB, width: 480, height: 470 },
  floor: { x: 360, y: 1_272, width: 640 },
};

/** Target of flying coins: above the top edge, because the balance is outside this scene. */
export const FLIGHT_TO: CellSpot = { x: 360, y: -30 };
