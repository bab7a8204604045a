/**
 * Payouts of hands of five gems, in hundredths of the stake; a hand is named by its groups of equal gems
 * (docs/games.md, Diamonds).
 */
export const DIAMOND_HANDS = {
  five: 5499,
  four: 500,
  fullHouse: 400,
  three: 300,
  twoPairs: 200,
  pair: 11,
  none: 0,
} as const;

/** Number of gem colours. */
export const GEM_COLOURS = 7;
