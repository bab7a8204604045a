import type { PictureSpec } from '../../engine/definition.ts';
import { hallArt } from '../round/hall-stage.ts';

/** The pictures that every climb has, dpx. */
export const climbArt: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  plate: { width: 440, height: 68 },
  /** A step ahead, and one that was reached. */
  tag: { width: 104, height: 46 },
  'tag-lit': { width: 104, height: 46 },
  /** Light border of the next one. */
  next: { width: 122, height: 64 },
  /** Stands where luck has ended. */
  stop: { width: 44, height: 44 },
};
