import type { ByReturn, ByVolatility } from './reels.ts';

/** A multiplier and its weight in a million. */
export type WeightedMultiplier = readonly [multiplier: number, weight: number];

/**
 * Slots by volatility on a board of 6 × 5 cells, where equal symbols pay anywhere and winning symbols are replaced
 * (docs/games.md, Tumble).
 */
export const TUMBLE_REELS: ByVolatility<{
  /** Weight of each symbol; its probability is its weight divided by the sum of all weights. */
  readonly weights: Readonly<Record<string, number>>;
  /** Payouts in hundredths of the total bet, for 8 or 9, for 10 or 11, and for 12 or more of a kind. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /**
   * Mean payout of a spin before multipliers, in hundred-millionths of the bet, computed by a recursion over all
   * boards.
   */
  readonly meanPay: number;
  /**
   * Probability that a spin ends with four or more scatters, in hundred-millionths, computed by a recursion over all
   * boards.
   */
  readonly trigger: number;
  /** Weighted multipliers of the wins of one board in a free spin. */
  readonly freeMultipliers: readonly WeightedMultiplier[];
  /** Weighted multipliers of the wins of one board in a paid spin. */
  readonly returns: ByReturn<readonly WeightedMultiplier[]>;
}> = {
  low: {
    weights: { A: 100, B: 110, C: 125, D: 140, E: 155, F: 170, G: 180, S: 20 },
    pays: {
      A: [300, 800, 2500],
      B: [200, 500, 1200],
      C: [120, 300, 800],
      D: [80, 200, 600],
      E: [60, 140, 500],
      F: [40, 100, 400],
      G: [30, 80, 300],
    },
    meanPay: 82497599,
    trigger: 753355,
    freeMultipliers: [
      [1, 600000],
      [2, 300000],
      [3, 70000],
      [5, 25000],
      [10, 5000],
    ],
    returns: {
      9540: [
        [1, 973910],
        [2, 20290],
        [3, 4000],
        [5, 1500],
        [10, 300],
      ],
      9600: [
        [1, 966637],
        [2, 27563],
        [3, 4000],
        [5, 1500],
        [10, 300],
      ],
      9660: [
        [1, 959364],
        [2, 34836],
        [3, 4000],
        [5, 1500],
        [10, 300],
      ],
    },
  },
  mid: {
    weights: { A: 80, B: 100, C: 120, D: 140, E: 165, F: 185, G: 190, S: 20 },
    pays: {
      A: [500, 1250, 3000],
      B: [150, 400, 1250],
      C: [100, 250, 750],
      D: [60, 125, 500],
      E: [40, 75, 300],
      F: [20, 50, 200],
      G: [15, 40, 150],
    },
    meanPay: 68884651,
    trigger: 968793,
    freeMultipliers: [
      [1, 300000],
      [2, 350000],
      [3, 200000],
      [5, 100000],
      [10, 40000],
      [25, 9000],
      [100, 1000],
    ],
    returns: {
      9540: [
        [1, 928340],
        [2, 55950],
        [3, 10000],
        [5, 4000],
        [10, 1500],
        [25, 200],
        [100, 10],
      ],
      9600: [
        [1, 919630],
        [2, 64660],
        [3, 10000],
        [5, 4000],
        [10, 1500],
        [25, 200],
        [100, 10],
      ],
      9660: [
        [1, 910920],
        [2, 73370],
        [3, 10000],
        [5, 4000],
        [10, 1500],
        [25, 200],
        [100, 10],
      ],
    },
  },
  high: {
    weights: { A: 70, B: 90, C: 110, D: 140, E: 170, F: 190, G: 210, S: 20 },
    pays: {
      A: [400, 1200, 4000],
      B: [160, 400, 1200],
      C: [80, 200, 600],
      D: [30, 80, 300],
      E: [12, 30, 120],
      F: [5, 12, 60],
      G: [4, 10, 40],
    },
    meanPay: 39994381,
    trigger: 1235780,
    freeMultipliers: [
      [2, 500000],
      [3, 250000],
      [5, 150000],
      [10, 75000],
      [25, 20000],
      [100, 4500],
      [500, 500],
    ],
    returns: {
      9540: [
        [1, 715547],
        [2, 119933],
        [3, 90000],
        [5, 50000],
        [10, 20000],
        [25, 4000],
        [100, 500],
        [500, 20],
      ],
      9600: [
        [1, 700545],
        [2, 134935],
        [3, 90000],
        [5, 50000],
        [10, 20000],
        [25, 4000],
        [100, 500],
        [500, 20],
      ],
      9660: [
        [1, 685543],
        [2, 149937],
        [3, 90000],
        [5, 50000],
        [10, 20000],
        [25, 4000],
        [100, 500],
        [500, 20],
      ],
    },
  },
};
