import { STALLS } from '../../../fair/tables/perya.ts';
import { inTableOrder } from '../models/stall/table-order.ts';
import { BOARD } from './tuning.ts';

const COLOURS = { w: 'white', r: 'red', b: 'blue', g: 'green', y: 'yellow', o: 'gold' } as const;

/**
 * Colour of every hole, as a letter of `COLOURS`: every second hole is white, as on a chessboard, and the gold one is
 * in the middle.
 */
const GRID = ['wrwbwrwgwr', 'ywrwgwrwbw', 'wrwywowywr', 'gwrwbwrwgw', 'wbwgwrwywb'] as const;

/** A hole of the board, with its centre and size in design pixels. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Name of the bet field, which is the hole's colour. */
  readonly field: string;
  readonly row: number;
  readonly column: number;
}

const grid: readonly Hole[] = GRID.flatMap((letters, row) =>
  [...letters].map((letter, column) => {
    const { y, pitch, size } = BOARD.rows[row] ?? BOARD.rows[0];
    const x = BOARD.x + (column - (BOARD.columns - 1) / 2) * pitch;
    return { x, y, size, row, column, field: COLOURS[letter as keyof typeof COLOURS] };
  }),
);

/** All holes in the order of the paytable: the drawn number is an index into this list. */
export const HOLES: readonly Hole[] = inTableOrder(grid, STALLS['drop-ball-daze'].bets);
