/** Weight of each runner; weight ÷ 360 is its probability to win the race (docs/games.md, Karera). */
export const KARERA_WEIGHTS: readonly number[] = [108, 88, 66, 54, 24, 20];

/** Payout of a bet on the winner, by runner, in hundredths of the stake. */
export const KARERA_WIN: readonly number[] = [330, 405, 540, 660, 1485, 1782];

/** Payout of a bet that a runner comes in first or second, by runner, in hundredths of the stake. */
export const KARERA_PLACE: readonly number[] = [177, 206, 262, 313, 671, 801];

/**
 * Payout of a bet on first and second in order, in hundredths of the stake: by the first runner, then by the second; 0
 * for a runner with itself.
 */
export const KARERA_EXACTA: readonly (readonly number[])[] = [
  [0, 945, 1260, 1540, 3465, 4158],
  [1020, 0, 1669, 2040, 4590, 5508],
  [1470, 1804, 0, 2940, 6615, 7938],
  [1870, 2295, 3060, 0, 8415, 10098],
  [4620, 5670, 7560, 9240, 0, 24948],
  [5610, 6885, 9180, 11220, 25245, 0],
];
