import type { RoundTypes } from '../models/round/round-types.ts';

/** A result from the server. */
export interface Landing {
  /** The picked tickets, 1 to 40. */
  readonly picks: readonly number[];
  /** What 0, 1, 2 … hits pay with this number of picks, hundredths of the stake. */
  readonly pays: readonly number[];
  /** The balls in the order of the draw, 1 to 40. */
  readonly drawn: readonly number[];
  /** Hundredths; a payout up to the stake does not count as a win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** Keno at rest. */
interface Props {
  /** The picked tickets, 1 to 40. */
  readonly picks: readonly number[];
  /** What 0, 1, 2 … hits pay with this number of picks, hundredths of the stake; empty before the first pick. */
  readonly pays: readonly number[];
  /** Text in place of the pays while nothing is picked. */
  readonly hint: string;
}

/** Types of keno: the drum turns from the press on, then the balls come, and an event reports the hits. */
export type KenoTypes = RoundTypes<Props, Landing, { readonly hits: number }>;
