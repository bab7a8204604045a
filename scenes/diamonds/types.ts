import type { RoundTypes } from '../parts/round/round-types.ts';

/** What five gems can be together. */
export type Hand = 'five' | 'four' | 'fullHouse' | 'three' | 'twoPairs' | 'pair' | 'none';

/** A hand as its plate tells it. */
export interface HandRow {
  readonly hand: Hand;
  /** Characters of the label set. */
  readonly name: string;
  /** What it pays, hundredths of the stake. */
  readonly pays: number;
  /** How likely it is, as "12.5%". */
  readonly chance: string;
}

/** A result as the server gave it. */
export interface Landing {
  /** Five gems of seven colours, 0 to 6, from the left. */
  readonly gems: readonly number[];
  readonly hand: Hand;
  /** Hundredths; a payout up to the stake is no win. */
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

/** What diamonds is made of: gems fall once the result is known, and it tells what they are together. */
export type DiamondsTypes = RoundTypes<Props, Landing, { readonly hand: Hand }>;
