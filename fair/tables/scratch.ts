/**
 * Lists of prizes of scratch cards: whole multiples of the price; the smallest prize is the price itself
 * (docs/games.md, Scratch).
 */
export const SCRATCH_PRIZES = {
  low: [1, 2, 3, 5, 10, 20, 50, 200],
  mid: [1, 2, 4, 10, 20, 50, 200, 1000],
  high: [1, 2, 5, 10, 50, 200, 1000, 10000],
} as const;

/** A scratch card of the games hall as data. */
export interface ScratchTable {
  /** Declared return, in hundredths of a per cent of the price. */
  readonly declared: number;
  /** Name of the card's list of prizes. */
  readonly prizes: keyof typeof SCRATCH_PRIZES;
  /** Exponent of the falling weights; smaller means higher volatility. */
  readonly a: number;
  /** Number of cards in a million that win, for each prize of the list. */
  readonly weights: readonly number[];
}

/** The scratch cards by their names in the catalogue. */
export const SCRATCH_TABLES = {
  'scratch-star': {
    declared: 9200,
    prizes: 'mid',
    a: 1.85,
    weights: [431722, 119698, 33203, 6095, 1691, 310, 24, 1],
  },
  'lucky-ticket': {
    declared: 9150,
    prizes: 'low',
    a: 2.1,
    weights: [442249, 103187, 44039, 15064, 3514, 820, 120, 7],
  },
  'sari-sari-scratch': {
    declared: 9100,
    prizes: 'low',
    a: 2.25,
    weights: [479958, 100888, 40517, 12837, 2699, 567, 72, 3],
  },
  'peso-peel': {
    declared: 9180,
    prizes: 'low',
    a: 2.0,
    weights: [415793, 103925, 46189, 16628, 4157, 1039, 166, 10],
  },
  'gift-grab': {
    declared: 9120,
    prizes: 'mid',
    a: 1.95,
    weights: [458376, 118726, 30728, 5147, 1332, 223, 15, 1],
  },
  'gem-scratch': {
    declared: 9220,
    prizes: 'high',
    a: 1.65,
    weights: [385967, 125724, 27721, 8833, 621, 63, 4, 1],
  },
  'seven-scratch': {
    declared: 9160,
    prizes: 'high',
    a: 1.5,
    weights: [329198, 118876, 30074, 10633, 951, 119, 11, 1],
  },
  'barya-blast': {
    declared: 9140,
    prizes: 'low',
    a: 2.4,
    weights: [519709, 98478, 37215, 10922, 2069, 392, 43, 2],
  },
  'clover-card': {
    declared: 9170,
    prizes: 'mid',
    a: 1.8,
    weights: [413436, 118841, 34128, 6559, 1884, 362, 30, 2],
  },
  'envelope-luck': {
    declared: 9190,
    prizes: 'mid',
    a: 2.05,
    weights: [491028, 118715, 28668, 4381, 1058, 162, 9, 1],
  },
  'trophy-tap': {
    declared: 9130,
    prizes: 'high',
    a: 1.75,
    weights: [415409, 126243, 25399, 7551, 452, 40, 2, 1],
  },
  'crown-scratch': {
    declared: 9210,
    prizes: 'high',
    a: 1.6,
    weights: [367647, 124069, 28639, 9447, 719, 78, 6, 1],
  },
  'anchor-away': {
    declared: 9110,
    prizes: 'mid',
    a: 1.75,
    weights: [394694, 117282, 34868, 7015, 2086, 420, 37, 2],
  },
  'rocket-reveal': {
    declared: 9150,
    prizes: 'high',
    a: 1.7,
    weights: [399763, 125841, 26505, 8158, 529, 50, 3, 1],
  },
} as const satisfies Readonly<Record<string, ScratchTable>>;
