import { FREE_SPINS } from './free-spins.ts';
import { LinePaths } from './line-paths.ts';

/** Display of wins and free spins in a game of many lines. */
export const LINE_PARTS = {
  ...FREE_SPINS,
  makePaths: (...of: ConstructorParameters<typeof LinePaths>) => new LinePaths(...of),
} as const;
