import type { RoundTypes } from '../parts/round/round-types.ts';

/** A result as the server gave it. */
export interface Landing {
  /** The tickets that were picked, 1 to 40. */
  readonly picks: readonly number[];
  /** What 0, 1, 2 … hits pay with so many picks, hundredths of the stake. */
  readonly pays: readonly number[];
  /** The balls in the order in which they come, 1 to 40. */
  readonly drawn: readonly number[];
  /** Hundredths; a payout up to the stake is no win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** Keno at rest. */
interface Props {
  /** The tickets that are picked, 1 to 40. */
  readonly picks: readonly number[];
  /** What 0, 1, 2 … hits pay with so many picks, hundredths of the stake; nothing before the first pick. */
  readonly pays: readonly number[];
  /** Stands where the pays stand, while nothing is picked. */
  readonly hint: string;
}

/** What keno is made of: the drum turns from the press on, then the balls come, and it tells how many picks they hit. */
export type KenoTypes = RoundTypes<Props, Landing, { readonly hits: number }>;
