import { type DropBoard, type Point, touchAt } from './board.ts';
import { FALL } from './tuning.ts';

/** Returns the number of hops: from the mouth to the first peg, from peg to peg, and into the bin. */
export const hopsOf = ({ rows }: DropBoard): number => rows + 1;

/**
 * Returns the ball's place after a fractional number of hops. Every hop takes equally long: sideways at constant
 * speed, up a little and then down with acceleration. The path beyond the next peg does not affect it.
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

/** Returns the light left on a row's peg after `hops`, 0..1: hop `row` hits it, and it is out with the next. */
export function lightOf(row: number, hops: number): number {
  const since = hops - row - 1;
  return since < 0 || since >= 1 ? 0 : 1 - since;
}
