import type { RoundTypes } from '../parts/round/round-types.ts';

/** A result as the server gave it. */
export interface Landing {
  /** What the segments of its wheel pay, hundredths of the stake, clockwise from the top. */
  readonly segments: readonly number[];
  /** Which of them was drawn, counted from 0. */
  readonly segment: number;
  /** Hundredths; a payout up to the stake is no win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** The wheel at rest. */
interface Props {
  /** What the segments pay, hundredths of the stake, clockwise from the top: 10, 20, 30, 40 or 50. */
  readonly segments: readonly number[];
}

/** What the wheel is made of: it turns from the press on, brakes for a result, and tells which segment it stands in. */
export type WheelTypes = RoundTypes<Props, Landing, { readonly segment: number }>;
