import { LAYOUT, SIZE, SIZES } from './tuning.ts';

/** A point, dpx. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The dimensions of a board, dpx. */
export interface DropBoard {
  readonly rows: number;
  /** Distance between neighbouring pegs of a row, and between bins. */
  readonly pitch: number;
  readonly pegRadius: number;
  readonly ballRadius: number;
}

const { top, bottom } = LAYOUT.pegs;

/** Returns the board for a number of rows: more rows are closer together. */
export function boardOf(rows: number): DropBoard {
  const pitch = LAYOUT.bins.width / (rows + 1);
  const sized = ({ base, share }: { readonly base: number; readonly share: number }): number =>
    base + share * pitch;
  return { rows, pitch, pegRadius: sized(SIZES.peg), ballRadius: sized(SIZES.ball) };
}

/**
 * Returns the middle of a peg: rows count from 0 at the top, pegs from 0 at the left; a row has three more pegs than
 * its number.
 */
export const pegAt = ({ rows, pitch }: DropBoard, row: number, peg: number): Point => ({
  x: SIZE.width / 2 + (peg - (row + 2) / 2) * pitch,
  y: top + ((bottom - top) * row) / (rows - 1),
});

/** Returns the middle of a bin, counted from 0 at the left. */
export const binAt = ({ rows, pitch }: DropBoard, bin: number): Point => ({
  x: SIZE.width / 2 + (bin - rows / 2) * pitch,
  y: LAYOUT.bins.top + LAYOUT.bins.height / 2,
});

/** Counts the steps to the right in the first `rows` of a path. */
export const rightsOf = (path: readonly number[], rows: number = path.length): number => {
  let rights = 0;
  for (let row = 0; row < rows; row++) rights += path[row] ?? 0;
  return rights;
};

/** Returns where the ball touches the peg of a row on its path; below the last row, where it lies in its bin. */
export function touchAt(board: DropBoard, path: readonly number[], row: number): Point {
  const { rows, pegRadius, ballRadius } = board;
  const rights = rightsOf(path, row);
  if (row === rows) return { x: binAt(board, rights).x, y: LAYOUT.bins.top - ballRadius + 5 };
  const { x, y } = pegAt(board, row, rights + 1);
  return { x, y: y - pegRadius - ballRadius };
}
