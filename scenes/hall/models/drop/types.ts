import type { RoundTypes } from '../round/round-types.ts';

/** Result of a round: the ball's path as the server drew it. */
export interface Landing {
  /** Multipliers of the board's bins, in hundredths, from the left: one bin more than rows. */
  readonly bins: readonly number[];
  /** Direction at each row from the top: 0 to the left, 1 to the right. */
  readonly path: readonly number[];
  /** Stake in hundredths of a coin; a payout of at most the stake does not count as a win. */
  readonly stake: number;
  readonly payout: number;
  /** Whether to show the last frame at once, since the result is a stored one. */
  readonly instant?: boolean;
}

/** Props of a game of a dropping ball. */
export interface DropProps {
  /** Multipliers of the bins, in hundredths, from the left: nine for 8 rows up to seventeen for 16 rows. */
  readonly bins: readonly number[];
}

/** The bin that a ball fell into, counted from 0 at the left. */
export interface DroppedIn {
  readonly bin: number;
}

/** Props, cues and events of a game of a ball that drops into bins. */
export type DropTypes = RoundTypes<DropProps, Landing, DroppedIn>;

/** The parts in which games of a dropping ball differ. */
export interface DropLook {
  /** Picture of the ball after it popped open in its bin; by default it stays a ball. */
  readonly popped?: string;
  /** Picture above the edge of every bin. */
  readonly crown?: string;
  /** Name of the sound of a ball that enters a bin. */
  readonly lands?: string;
}
