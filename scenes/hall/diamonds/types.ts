import type { RoundTypes } from '../models/round/round-types.ts';

/** Hands that five gems can form. */
export type Hand = 'five' | 'four' | 'fullHouse' | 'three' | 'twoPairs' | 'pair' | 'none';

/** A hand as its plate shows it. */
export interface HandRow {
  readonly hand: Hand;
  /** Name, in characters of the label set. */
  readonly name: string;
  /** Payout, hundredths of the stake. */
  readonly pays: number;
  /** Probability, as "12.5%". */
  readonly chance: string;
}

/** A result from the server. */
export interface Landing {
  /** Five gems of seven colours, 0 to 6, from the left. */
  readonly gems: readonly number[];
  readonly hand: Hand;
  /** Hundredths; a payout up to the stake does not count as a win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** Diamonds at rest. */
interface Props {
  /** All hands, the best first. */
  readonly hands: readonly HandRow[];
}

/** Types of the diamonds scene: gems fall once the result is known, and events report the hand. */
export type DiamondsTypes = RoundTypes<Props, Landing, { readonly hand: Hand }>;
