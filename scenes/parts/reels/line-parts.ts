import { FREE_SPINS } from './free-spins.ts';
import { LinePaths } from './line-paths.ts';

/** Code that shows wins and free spins in a slot with many lines. */
export const LINE_PARTS = {
  ...FREE_SPINS,
  makePaths: (...of: ConstructorParameters<typeof LinePaths>) => new LinePaths(...of),
} as const;
