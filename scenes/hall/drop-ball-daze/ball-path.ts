import type { Random } from '../../engine/random.ts';
import { type Hole, HOLES } from './holes.ts';
import { BALL, BOARD, FALL, HOP } from './tuning.ts';

/**
 * State of the ball: the point of the board below it, its height above the board, and its size, all in design pixels.
 */
export interface BallAt {
  readonly x: number;
  readonly y: number;
  readonly high: number;
  readonly size: number;
}

/** State of the ball before its first hop. */
export const START: BallAt = { ...BOARD.start, high: 0, size: BALL.rest };

/** Returns the state of a ball that rests in a hole. */
export const inHole = ({ x, y, size }: Hole): BallAt => ({
  x,
  y: y + BALL.sunk,
  high: 0,
  size: size * BALL.size,
});

/**
 * Picks a random hole near `from`, or any hole if `from` is undefined. The choice changes only the picture, never the
 * result.
 */
export function nextHole(from: Hole | undefined, random: Random): Hole {
  const near = HOLES.filter(
    (hole) =>
      hole !== from &&
      (from === undefined ||
        (Math.abs(hole.row - from.row) <= HOP.along && Math.abs(hole.column - from.column) <= HOP.across)),
  );
  return (
    near[random.int(near.length)] ?? HOLES[0] ?? { ...BOARD.start, size: 0, field: '', row: 0, column: 0 }
  );
}

/** Returns the ball's state at a `share` (0..1) of a hop between two points; the hop is `high` design pixels high. */
export const hopAt = (from: BallAt, to: BallAt, share: number, high: number): BallAt => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  high: from.high * (1 - share) + high * 4 * share * (1 - share),
  size: from.size + (to.size - from.size) * share,
});

/** Returns the share of the whole path that each hop takes, except the last one, which takes longer. */
const hopShare = (points: readonly BallAt[]): number => 1 / (points.length - 2 + FALL.last);

/** Returns how many hops of the path are complete. */
const hopsDone = (points: readonly BallAt[], share: number): number =>
  Math.min(points.length - 2, Math.floor(share / hopShare(points)));

/**
 * Counts the holes that the ball has touched; the last hole counts from the moment the ball begins its small bounce
 * there.
 */
export function touchesAt(points: readonly BallAt[], share: number): number {
  const done = hopsDone(points, share);
  const hop = hopShare(points);
  const isLast = done === points.length - 2;
  return isLast && (share - done * hop) / (hop * FALL.last) >= 1 - FALL.bounce ? done + 1 : done;
}

/**
 * Returns the ball's state at a `share` (0..1) of its path to the drawn hole: hops that take equally long, then a
 * longer one with a small bounce in the hole.
 */
export function wayAt(points: readonly BallAt[], share: number): BallAt {
  const hops = points.length - 1;
  const hop = hopShare(points);
  const done = hopsDone(points, share);
  const from = points[done] ?? START;
  const to = points[done + 1] ?? START;
  if (done < hops - 1) return hopAt(from, to, share / hop - done, HOP.high);
  const last = (share - done * hop) / (hop * FALL.last);
  const air = 1 - FALL.bounce;
  return last < air
    ? hopAt(from, to, last / air, HOP.high)
    : hopAt(to, to, (last - air) / FALL.bounce, FALL.bounceHigh);
}
