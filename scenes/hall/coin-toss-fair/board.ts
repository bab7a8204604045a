import { STALLS } from '../../../fair/tables/perya.ts';
import { BOARD, COIN, SPOTS } from './tuning.ts';

const { p, multipliers } = STALLS['coin-toss-fair'];

/** Payouts of three coins by the number that lie clear, hundredths of the stake. */
export const PAYS: readonly number[] = multipliers;

/** Returns true if a coin of this number lies clear of the lines. */
export const isClear = (drawn: number): boolean => drawn < p;

/** A point of the board, dpx, and its scale relative to the near edge. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Returns the point at a number of squares from the left and from the far edge. */
export function pointAt(across: number, down: number): BoardPoint {
  const { far, near, x, columns, rows, shrink } = BOARD;
  const gone = down / rows;
  const share = gone * (shrink + (1 - shrink) * gone);
  const width = far.width + (near.width - far.width) * share;
  return {
    x: x + (across / columns - 0.5) * width,
    y: far.y + (near.y - far.y) * share,
    scale: width / near.width,
  };
}

/** A square, by its column from the left and its row from the far edge, from 0. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

/**
 * Returns the square of a coin: each of the three has two columns of its own, and the drawn number decides which, and
 * the row. There is no randomness here.
 */
export const squareOf = (coin: number, drawn: number): Square => ({
  column: 2 * coin + (drawn % 2),
  row: (drawn + coin) % BOARD.rows,
});

/** Returns where a coin lands. */
export function landsAt(coin: number, drawn: number): BoardPoint {
  const { column, row } = squareOf(coin, drawn);
  const { across, down } = SPOTS[drawn] ?? { across: 0, down: 0 };
  return pointAt(column + 0.5 + across, row + 0.5 + down);
}

/**
 * Returns the distance of a coin of this number from the nearest line, in dpx of the near edge; below 0 it touches
 * one.
 */
export function clearance(drawn: number): number {
  const { across, down } = SPOTS[drawn] ?? { across: 0, down: 0 };
  const { columns, rows, near, far } = BOARD;
  const [width, height] = [near.width / columns, (near.y - far.y) / rows];
  const radius = COIN.size / 2;
  return Math.min(
    (0.5 - Math.abs(across)) * width - radius,
    (0.5 - Math.abs(down)) * height - radius * COIN.flat,
  );
}
