import type { RoundTypes } from '../models/round/round-types.ts';

/** Result of a draw, from the server. */
export interface Landing {
  /** Numbers of the picked tickets, 1 to 40. */
  readonly picks: readonly number[];
  /** Multipliers of the stake for 0, 1, 2 … hits with this number of picks, in hundredths. */
  readonly pays: readonly number[];
  /** Numbers of the drawn balls, 1 to 40, in the order of the draw. */
  readonly drawn: readonly number[];
  /** Stake in hundredths of a coin; a payout of at most the stake does not count as a win. */
  readonly stake: number;
  readonly payout: number;
  /** True for a stored result of an earlier round: the scene shows the last frame at once, without motion. */
  readonly instant?: boolean;
}

/** Props of keno between rounds. */
interface Props {
  /** Numbers of the picked tickets, 1 to 40. */
  readonly picks: readonly number[];
  /**
   * Multipliers of the stake for 0, 1, 2 … hits with this number of picks, in hundredths; empty if nothing is picked.
   */
  readonly pays: readonly number[];
  /** Text in place of the paytable while nothing is picked. */
  readonly hint: string;
}

/**
 * Props, cues (commands from the page) and events of keno: the drum turns from the press on, then balls come out;
 * events report the hits.
 */
export type KenoTypes = RoundTypes<Props, Landing, { readonly hits: number }>;
