import type { RoundTypes } from '../models/round/round-types.ts';

/** Result of a round, from the server. */
export interface Landing {
  /** Multipliers of the wheel's segments, in hundredths, clockwise from the top. */
  readonly segments: readonly number[];
  /** Index of the drawn segment, from 0 at the top. */
  readonly segment: number;
  /** Stake in hundredths of a coin; a payout of at most the stake does not count as a win. */
  readonly stake: number;
  readonly payout: number;
  /** True for a stored result of an earlier round: the scene shows the last frame at once, without motion. */
  readonly instant?: boolean;
}

/** Props of the wheel between rounds. */
interface Props {
  /** Multipliers of the segments, in hundredths, clockwise from the top: 10, 20, 30, 40 or 50 segments. */
  readonly segments: readonly number[];
}

/**
 * Props, cues (commands from the page) and events of the wheel: it turns from the press on, brakes for a result, and
 * reports its segment.
 */
export type WheelTypes = RoundTypes<Props, Landing, { readonly segment: number }>;
