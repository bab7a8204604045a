import { LAYOUT, SIZE, SIZES } from './tuning.ts';

/** A point in design pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Dimensions of a board with a number of rows, in design pixels. */
export interface DropBoard {
  readonly rows: number;
  /** Distance between neighbouring pegs of a row, and between bins. */
  readonly pitch: number;
  readonly pegRadius: number;
  readonly ballRadius: number;
}

const { top, bottom } = LAYOUT.pegs;

/** Returns the dimensions of a board; with more rows, pegs are smaller and closer together. */
export function boardOf(rows: number): DropBoard {
  const pitch = LAYOUT.bins.width / (rows + 1);
  const sized = ({ base, share }: { readonly base: number; readonly share: number }): number =>
    base + share * pitch;
  return { rows, pitch, pegRadius: sized(SIZES.peg), ballRadius: sized(SIZES.ball) };
}

/** Returns the centre of a peg. Rows count from 0 at the top, pegs from 0 at the left; row `n` has `n` + 3 pegs. */
export const pegAt = ({ rows, pitch }: DropBoard, row: number, peg: number): Point => ({
  x: SIZE.width / 2 + (peg - (row + 2) / 2) * pitch,
  y: top + ((bottom - top) * row) / (rows - 1),
});

/** Returns the centre of a bin; bins count from 0 at the left. */
export const binAt = ({ rows, pitch }: DropBoard, bin: number): Point => ({
  x: SIZE.width / 2 + (bin - rows / 2) * pitch,
  y: LAYOUT.bins.top + LAYOUT.bins.height / 2,
});

/** Counts the hops to the right in the first `rows` rows of a path. */
export const rightsOf = (path: readonly number[], rows: number = path.length): number => {
  let rights = 0;
  for (let row = 0; row < rows; row++) rights += path[row] ?? 0;
  return rights;
};

/**
 * Returns the ball's centre when it touches the peg of a row; for the row after the last one, when it lies in its bin.
 */
export function touchAt(board: DropBoard, path: readonly number[], row: number): Point {
  const { rows, pegRadius, ballRadius } = board;
  const rights = rightsOf(path, row);
  if (row === rows) return { x: binAt(board, rights).x, y: LAYOUT.bins.top - ballRadius + 5 };
  const { x, y } = pegAt(board, row, rights + 1);
  return { x, y: y - pegRadius - ballRadius };
}
