import type { RoundTypes } from '../round/round-types.ts';

/** A ball's path from the server. */
export interface Landing {
  /** Payouts of the board's bins, hundredths of the stake, from the left: one more than the number of rows. */
  readonly bins: readonly number[];
  /** Row by row from the top: 0 to the left, 1 to the right. */
  readonly path: readonly number[];
  /** Hundredths; a payout up to the stake does not count as a win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** Props of a drop game. */
export interface DropProps {
  /** Payouts of the bins, hundredths of the stake, from the left: nine for 8 rows to seventeen for 16. */
  readonly bins: readonly number[];
}

/** The bin of a ball, counted from 0 at the left. */
export interface DroppedIn {
  readonly bin: number;
}

/** Types of a game of a ball that drops into bins. */
export type DropTypes = RoundTypes<DropProps, Landing, DroppedIn>;

/** The parts in which drop games differ. */
export interface DropLook {
  /** Picture that the ball pops into in its bin; default: it stays a ball. */
  readonly popped?: string;
  /** Picture over the edge of every bin. */
  readonly crown?: string;
  /** Sound of the ball entering a bin. */
  readonly lands?: string;
}
