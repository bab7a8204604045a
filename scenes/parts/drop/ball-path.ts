import { type Board, type Point, touchAt } from './board.ts';
import { FALL } from './tuning.ts';

/** From the mouth to the first peg, from peg to peg, and into the bin. */
export const hopsOf = ({ rows }: Board): number => rows + 1;

/**
 * Where the ball is after so many hops and a part of one. Every hop takes as long as any other: across evenly, up a
 * little and down ever faster. What lies beyond the next peg has no part in it.
 */
export function ballAt(board: Board, path: readonly number[], mouth: Point, hops: number): Point {
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

/** How much light is left on the peg of a row after so many hops, 0..1: it is hit by hop `row`, and out with the next. */
export function lightOf(row: number, hops: number): number {
  const since = hops - row - 1;
  return since < 0 || since >= 1 ? 0 : 1 - since;
}
