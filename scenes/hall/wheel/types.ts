import type { RoundTypes } from '../models/round/round-types.ts';

/** Result as received from the server. */
export interface Landing {
  /** Pays of the wheel's segments, hundredths of the stake, clockwise from the top. */
  readonly segments: readonly number[];
  /** Index of the drawn segment, from 0. */
  readonly segment: number;
  /** Hundredths; a payout up to the stake is not a win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result, starting at its last frame. */
  readonly instant?: boolean;
}

/** Props of the wheel at rest. */
interface Props {
  /** Pays of the segments, hundredths of the stake, clockwise from the top: 10, 20, 30, 40 or 50 segments. */
  readonly segments: readonly number[];
}

/**
 * Contract of the wheel: it turns from the press on, brakes for a result, and reports the segment in which it stops.
 */
export type WheelTypes = RoundTypes<Props, Landing, { readonly segment: number }>;
