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
  /** True for a stored result of an earlier round: the scene shows the last frame at once, without motion. */
  readonly instant?: boolean;
}

/** Props of a game with a falling ball. */
export interface DropProps {
  /** Multipliers of the bins, in hundredths, from the left: nine for 8 rows up to seventeen for 16 rows. */
  readonly bins: readonly number[];
}

/** The bin that a ball fell into, counted from 0 at the left. */
export interface DroppedIn {
  readonly bin: number;
}

/** Props, cues (commands from the page) and events of a game of a ball that drops into bins. */
export type DropTypes = RoundTypes<DropProps, Landing, DroppedIn>;

/** What is different in each game of a falling ball. */
export interface DropLook {
  /** Name of the picture of the ball after it popped open in its bin; by default, the ball does not change. */
  readonly popped?: string;
  /** Picture above the edge of every bin. */
  readonly crown?: string;
  /** Name of the sound of a ball that enters a bin. */
  readonly lands?: string;
}
