import type { Slot } from '../slots.ts';

/** Number of each symbol on each of the three reels: 7, triple, double and single bar, bell, cherry, blank. */
export const SLOTSHACK_COUNTS: Readonly<Record<string, number>> = {
  '7': 1,
  '3': 2,
  '2': 3,
  '1': 4,
  B: 4,
  C: 4,
  '-': 6,
};

/** Slotshack: three reels, one line, returns 96.615 % (docs/product-rules.md, Slots). */
export const SLOTSHACK: Slot = {
  rules: 'slotshack-1',
  strips: ['-21BCC31-3-BC7BC-2--11B2', '3B231-B7CC11-2-2C-CBB1--', 'BCBC3C12B7-1--13-2C--B12'],
  rows: 3,
  lines: [[1, 1, 1]],
  pays: [
    { id: '777', of: '7', count: 3, pay: 1_000, where: 'left' },
    { id: '333', of: '3', count: 3, pay: 150, where: 'left' },
    { id: '222', of: '2', count: 3, pay: 50, where: 'left' },
    { id: '111', of: '1', count: 3, pay: 20, where: 'left' },
    { id: 'BBB', of: 'B', count: 3, pay: 14, where: 'left' },
    { id: 'CCC', of: 'C', count: 3, pay: 10, where: 'left' },
    { id: 'bars', of: '321', count: 3, pay: 5, where: 'left' },
    { id: 'CC', of: 'C', count: 2, pay: 4, where: 'any' },
  ],
  bets: [20, 100, 200, 500, 1_000, 2_000, 5_000, 10_000],
};
