import { STALLS } from '../../../fair/tables/perya.ts';
import { inTableOrder } from '../models/stall/table-order.ts';
import { BOARD } from './tuning.ts';

const COLOURS = { w: 'white', r: 'red', b: 'blue', g: 'green', y: 'yellow', o: 'gold' } as const;

/** Colour of every hole: a chessboard of white, the others spread between, gold in the middle. */
const GRID = ['wrwbwrwgwr', 'ywrwgwrwbw', 'wrwywowywr', 'gwrwbwrwgw', 'wbwgwrwywb'] as const;

/** A hole of the board. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** A field's name. */
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

/** All holes in the order of the paytable: the drawn number is an index here. */
export const HOLES: readonly Hole[] = inTableOrder(grid, STALLS['drop-ball-daze'].bets);
