/**
 * Factor in hundredths of each square by which a roll multiplies the win; the key is the sum of the dice. Sums that are
 * not listed have a snake (docs/games.md, Snakes).
 */
export type SnakeBoard = Readonly<Record<number, number>>;

/**
 * The boards by difficulty. On each board, the sum over all squares of factor × number of dice combinations is 36, so
 * that a roll is fair before the house's 1 %.
 */
export const SNAKE_BOARDS = {
  easy: { 2: 210, 3: 140, 4: 120, 5: 110, 6: 102, 8: 102, 9: 110, 10: 120, 11: 140, 12: 210 },
  medium: { 2: 300, 3: 250, 4: 160, 5: 130, 9: 130, 10: 160, 11: 250, 12: 300 },
  hard: { 2: 600, 3: 300, 4: 200, 10: 200, 11: 300, 12: 600 },
  expert: { 2: 800, 3: 500, 11: 500, 12: 800 },
  master: { 2: 1800, 12: 1800 },
} as const satisfies Readonly<Record<string, SnakeBoard>>;
