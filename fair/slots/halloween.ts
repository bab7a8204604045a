import type { LinePay, Slot } from '../slots.ts';

/**
 * Number of each symbol on each reel (docs/product-rules.md, Slots). W is wild, S is the scatter, A pays most, G
 * least.
 */
export const HALLOWEEN_COUNTS: readonly Readonly<Record<string, number>>[] = [
  { W: 1, A: 3, B: 4, C: 4, D: 5, E: 6, F: 6, G: 6, S: 1 },
  { W: 2, A: 3, B: 4, C: 4, D: 5, E: 6, F: 6, G: 5, S: 1 },
  { W: 2, A: 3, B: 4, C: 4, D: 5, E: 6, F: 6, G: 5, S: 1 },
  { W: 2, A: 3, B: 3, C: 5, D: 5, E: 6, F: 6, G: 5, S: 1 },
  { W: 1, A: 3, B: 4, C: 4, D: 5, E: 6, F: 6, G: 6, S: 1 },
];

const PAYS: Readonly<Record<string, readonly [number, number, number]>> = {
  W: [50, 200, 2_000],
  A: [40, 150, 1_000],
  B: [25, 100, 400],
  C: [20, 75, 250],
  D: [15, 40, 150],
  E: [8, 25, 75],
  F: [5, 20, 60],
  G: [5, 15, 50],
};

const pays: LinePay[] = Object.entries(PAYS).flatMap(([symbol, row]) =>
  row.map((pay, index) => ({
    id: `${symbol}${index + 3}`,
    of: symbol,
    count: index + 3,
    pay,
    where: 'left' as const,
  })),
);

/** Halloween: five reels, three rows, twenty lines, returns 95.989 % (docs/product-rules.md, Slots). */
export const HALLOWEEN: Slot = {
  rules: 'halloween-slots-1',
  strips: [
    'CBEDEDCAFBFGSBGDFGGEDCAAFCEEFFEDGWBG',
    'BBDWFGDBEDACEGGGEFEFCEECFFFDDCWGSBAA',
    'EDDFEAEFBGGCDGWEWFCFADEECFBFDCABGGBS',
    'GCGAFBFCEEDFDBEDWAEECDCDFEGASGBFFGWC',
    'ADFCCBEGEEGDSGBDWFDFEEABAGCGBEFDFFGC',
  ],
  rows: 3,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 2, 1, 0, 1],
    [1, 0, 1, 2, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 0, 2, 0, 0],
    [2, 2, 0, 2, 2],
    [0, 2, 2, 2, 0],
  ],
  wild: 'W',
  pays,
  scatter: { symbol: 'S', pays: { 3: 2, 4: 10, 5: 100 }, triggerAt: 3, freeSpins: 8, multiplier: 2 },
  bets: [20, 100, 200, 500, 1_000, 2_000, 5_000, 10_000],
};
