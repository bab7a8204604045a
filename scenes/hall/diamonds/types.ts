import type { RoundTypes } from '../models/round/round-types.ts';

/** Hands that five gems can form. */
export type Hand = 'five' | 'four' | 'fullHouse' | 'three' | 'twoPairs' | 'pair' | 'none';

/** A hand and what its box in the paytable shows. */
export interface HandRow {
  readonly hand: Hand;
  /** Name of the hand, in characters of the glyph set `label`. */
  readonly name: string;
  /** Multiplier of the stake, in hundredths. */
  readonly pays: number;
  /** Probability of the hand, as text such as "12.5%". */
  readonly chance: string;
}

/** Result of a round, from the server. */
export interface Landing {
  /** Colours of the five gems, 0 to 6, from the left. */
  readonly gems: readonly number[];
  readonly hand: Hand;
  /** Stake in hundredths of a coin; a payout of at most the stake does not count as a win. */
  readonly stake: number;
  readonly payout: number;
  /** True for a stored result of an earlier round: the scene shows the last frame at once, without motion. */
  readonly instant?: boolean;
}

/** Props of diamonds between rounds. */
interface Props {
  /** All hands of the paytable, the best first. */
  readonly hands: readonly HandRow[];
}

/**
 * Props, cues (commands from the page) and events of diamonds: the gems fall once the result is known, and events
 * report the hand.
 */
export type DiamondsTypes = RoundTypes<Props, Landing, { readonly hand: Hand }>;
