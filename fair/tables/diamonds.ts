/** A hand of five gems, named as the stones fall alike, and what it pays in hundredths of the stake (docs/games.md, Diamonds). */
export const DIAMOND_HANDS = {
  five: 5499,
  four: 500,
  fullHouse: 400,
  three: 300,
  twoPairs: 200,
  pair: 11,
  none: 0,
} as const;

/** How many colours of gem there are. */
export const GEM_COLOURS = 7;
