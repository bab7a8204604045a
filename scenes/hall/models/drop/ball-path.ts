import { type DropBoard, type Point, touchAt } from './board.ts';
import { FALL } from './tuning.ts';

/** Returns the number of the ball's hops: from the opening to the first peg, from peg to peg, and into the bin. */
export const hopsOf = ({ rows }: DropBoard): number => rows + 1;

/**
 * Returns the ball's position after a possibly fractional number of hops. In each hop, the ball moves sideways at
 * constant speed, rises a little and then accelerates down; where it goes after the next peg is not visible yet.
 */
export function ballAt(board: DropBoard, path: readonly number[], mouth: Point, hops: number): Point {
  const done = Math.min(Math.floor(hops), board.rows);
  const share = hops - done;
  const from = done === 0 ? mouth : touchAt(board, path, done - 1);
  const to = touchAt(board, path, done);
  const deep = to.y - from.y;
  const up = done === 0 ? 0 : FALL.bounce * deep;
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y - up * share + (deep + up) * share * share,
  };
}

/**
 * Returns the light (0..1) on the peg of `row` that the ball hits, after `hops` hops: full after hop `row` + 1, and off
 * one hop later.
 */
export function lightOf(row: number, hops: number): number {
  const since = hops - row - 1;
  return since < 0 || since >= 1 ? 0 : 1 - since;
}
