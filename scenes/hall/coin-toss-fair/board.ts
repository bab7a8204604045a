import { STALLS } from '../../../fair/tables/perya.ts';
import { BOARD, COIN, SPOTS } from './tuning.ts';

const { p, multipliers } = STALLS['coin-toss-fair'];

/** Multipliers of the stake by the number of coins that touch no line, in hundredths. */
export const PAYS: readonly number[] = multipliers;

/** Returns true if a coin with this drawn number touches no line. */
export const isClear = (drawn: number): boolean => drawn < p;

/**
 * A point of the board, in design pixels; `scale` is the size of a thing at this point relative to its size at the near
 * edge.
 */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Returns the point that lies `across` squares from the left edge and `down` squares from the far edge. */
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

/** A square of the board: its column from the left and its row from the far edge, both from 0. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

/**
 * Returns the square on which a coin lands. Each coin has two columns of its own; the drawn number alone decides the
 * column and the row, so nothing here is random.
 */
export const squareOf = (coin: number, drawn: number): Square => ({
  column: 2 * coin + (drawn % 2),
  row: (drawn + coin) % BOARD.rows,
});

/** Returns the point of the board where a coin lands. */
export function landsAt(coin: number, drawn: number): BoardPoint {
  const { column, row } = squareOf(coin, drawn);
  const { across, down } = SPOTS[drawn] ?? { across: 0, down: 0 };
  return pointAt(column + 0.5 + across, row + 0.5 + down);
}

/**
 * Returns the distance of a coin with this drawn number from the nearest line, in design pixels at the near edge;
 * negative if the coin touches a line.
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
