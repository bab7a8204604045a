import type { PictureSpec } from '../../../engine/definition.ts';
import { hallArt } from '../round/hall-stage.ts';

/** The pictures common to every climb, dpx. */
export const climbArt: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  plate: { width: 440, height: 68 },
  /** Tags of a step ahead, and of a reached one. */
  tag: { width: 104, height: 46 },
  'tag-lit': { width: 104, height: 46 },
  /** Lit border of the next step. */
  next: { width: 122, height: 64 },
  /** Marks the losing step. */
  stop: { width: 44, height: 44 },
};
