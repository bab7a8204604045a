import type { RoundTypes } from '../round/round-types.ts';

/** A ball's way as the server gave it. */
export interface Landing {
  /** What the bins of its board pay, hundredths of the stake, from the left: one more than there are rows. */
  readonly bins: readonly number[];
  /** Row by row from the top: 0 to the left, 1 to the right. */
  readonly path: readonly number[];
  /** Hundredths; a payout up to the stake is no win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** State of a drop. */
export interface DropProps {
  /** What the bins pay, hundredths of the stake, from the left: nine for 8 rows to seventeen for 16. */
  readonly bins: readonly number[];
}

/** The bin that a ball lies in, counted from 0 at the left. */
export interface DroppedIn {
  readonly bin: number;
}

/** What a game of a ball that drops into bins is made of. */
export type DropTypes = RoundTypes<DropProps, Landing, DroppedIn>;

/** In what one drop differs from another. */
export interface DropLook {
  /** What the ball pops into in its bin; it stays a ball without one. */
  readonly popped?: string;
  /** What looks over the edge of every bin. */
  readonly crown?: string;
  /** What is heard as it comes into a bin. */
  readonly lands?: string;
}
