import { FREE_SPINS } from './free-spins.ts';
import { LinePaths } from './line-paths.ts';

/** What a game of many lines shows its wins and free spins with. */
export const LINE_PARTS = {
  ...FREE_SPINS,
  makePaths: (...of: ConstructorParameters<typeof LinePaths>) => new LinePaths(...of),
} as const;
