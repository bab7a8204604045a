import type { ByReturn, ByVolatility } from './reels.ts';

/** Name of a coin, its value as a multiple of the total bet, and its weight in a million. */
export type WeightedCoin = readonly [name: string, multiplier: number, weight: number];

/**
 * Slots by volatility with 243 ways, and coins that are held while the other cells respin (docs/games.md, Hold and
 * respin).
 */
export const HOLD_REELS: ByVolatility<{
  /** Probability in thousandths that a cell of the first window is a coin. */
  readonly coinChance: number;
  /** Probability in thousandths that an empty cell becomes a coin in one respin. */
  readonly respinChance: number;
  /** Grand prize as a multiple of the total bet, paid in addition when all fifteen cells are coins. */
  readonly grand: number;
  /** Payouts per way in twentieths of the total bet, for three, four and five of a kind. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** Weights of the symbols on each reel in cells without a coin; each reel's weights sum to a hundred. */
  readonly symbolWeights: readonly Readonly<Record<string, number>>[];
  readonly returns: ByReturn<readonly WeightedCoin[]>;
}> = {
  low: {
    coinChance: 130,
    respinChance: 45,
    grand: 500,
    pays: {
      A: [15, 45, 150],
      B: [12, 30, 90],
      C: [9, 24, 60],
      D: [6, 18, 42],
      E: [6, 12, 30],
      F: [3, 9, 24],
      G: [3, 6, 18],
    },
    symbolWeights: [
      { A: 7, B: 9, C: 12, D: 15, E: 17, F: 19, G: 21, W: 0 },
      { A: 7, B: 9, C: 12, D: 15, E: 16, F: 17, G: 19, W: 5 },
      { A: 7, B: 9, C: 12, D: 15, E: 16, F: 17, G: 19, W: 5 },
      { A: 7, B: 9, C: 12, D: 15, E: 16, F: 17, G: 19, W: 5 },
      { A: 7, B: 9, C: 12, D: 15, E: 17, F: 19, G: 21, W: 0 },
    ],
    returns: {
      9540: [
        ['1x', 1, 100000],
        ['2x', 2, 100000],
        ['3x', 3, 200000],
        ['5x', 5, 193711],
        ['10x', 10, 376789],
        ['Mini', 10, 20000],
        ['Minor', 25, 8000],
        ['Major', 100, 1500],
      ],
      9600: [
        ['1x', 1, 100000],
        ['2x', 2, 100000],
        ['3x', 3, 200000],
        ['5x', 5, 176254],
        ['10x', 10, 394246],
        ['Mini', 10, 20000],
        ['Minor', 25, 8000],
        ['Major', 100, 1500],
      ],
      9660: [
        ['1x', 1, 100000],
        ['2x', 2, 100000],
        ['3x', 3, 200000],
        ['5x', 5, 158798],
        ['10x', 10, 411702],
        ['Mini', 10, 20000],
        ['Minor', 25, 8000],
        ['Major', 100, 1500],
      ],
    },
  },
  mid: {
    coinChance: 125,
    respinChance: 50,
    grand: 1000,
    pays: {
      A: [18, 60, 300],
      B: [12, 36, 150],
      C: [9, 24, 75],
      D: [6, 15, 45],
      E: [3, 12, 30],
      F: [3, 9, 24],
      G: [3, 6, 18],
    },
    symbolWeights: [
      { A: 7, B: 9, C: 12, D: 15, E: 17, F: 19, G: 21, W: 0 },
      { A: 7, B: 9, C: 12, D: 15, E: 16, F: 17, G: 19, W: 5 },
      { A: 7, B: 9, C: 12, D: 15, E: 16, F: 17, G: 19, W: 5 },
      { A: 7, B: 9, C: 12, D: 15, E: 16, F: 17, G: 19, W: 5 },
      { A: 7, B: 9, C: 12, D: 15, E: 17, F: 19, G: 21, W: 0 },
    ],
    returns: {
      9540: [
        ['1x', 1, 100000],
        ['2x', 2, 100000],
        ['3x', 3, 200000],
        ['5x', 5, 219136],
        ['10x', 10, 351364],
        ['Mini', 20, 20000],
        ['Minor', 50, 8000],
        ['Major', 200, 1500],
      ],
      9600: [
        ['1x', 1, 100000],
        ['2x', 2, 100000],
        ['3x', 3, 200000],
        ['5x', 5, 198645],
        ['10x', 10, 371855],
        ['Mini', 20, 20000],
        ['Minor', 50, 8000],
        ['Major', 200, 1500],
      ],
      9660: [
        ['1x', 1, 100000],
        ['2x', 2, 100000],
        ['3x', 3, 200000],
        ['5x', 5, 178155],
        ['10x', 10, 392345],
        ['Mini', 20, 20000],
        ['Minor', 50, 8000],
        ['Major', 200, 1500],
      ],
    },
  },
  high: {
    coinChance: 115,
    respinChance: 55,
    grand: 2000,
    pays: {
      A: [24, 120, 900],
      B: [15, 60, 300],
      C: [9, 30, 120],
      D: [6, 15, 60],
      E: [3, 12, 30],
      F: [3, 6, 18],
      G: [3, 6, 15],
    },
    symbolWeights: [
      { A: 7, B: 9, C: 12, D: 15, E: 17, F: 19, G: 21, W: 0 },
      { A: 7, B: 9, C: 12, D: 15, E: 16, F: 17, G: 19, W: 5 },
      { A: 7, B: 9, C: 12, D: 15, E: 16, F: 17, G: 19, W: 5 },
      { A: 7, B: 9, C: 12, D: 15, E: 16, F: 17, G: 19, W: 5 },
      { A: 7, B: 9, C: 12, D: 15, E: 17, F: 19, G: 21, W: 0 },
    ],
    returns: {
      9540: [
        ['1x', 1, 100000],
        ['2x', 2, 100000],
        ['3x', 3, 200000],
        ['5x', 5, 403939],
        ['10x', 10, 167461],
        ['Mini', 25, 20000],
        ['Minor', 100, 8000],
        ['Major', 500, 600],
      ],
      9600: [
        ['1x', 1, 100000],
        ['2x', 2, 100000],
        ['3x', 3, 200000],
        ['5x', 5, 373839],
        ['10x', 10, 197561],
        ['Mini', 25, 20000],
        ['Minor', 100, 8000],
        ['Major', 500, 600],
      ],
      9660: [
        ['1x', 1, 100000],
        ['2x', 2, 100000],
        ['3x', 3, 200000],
        ['5x', 5, 343739],
        ['10x', 10, 227661],
        ['Mini', 25, 20000],
        ['Minor', 100, 8000],
        ['Major', 500, 600],
      ],
    },
  },
};
