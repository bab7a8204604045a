import type { PictureSpec } from '../../engine/definition.ts';
import { hallArt } from '../models/round/hall-stage.ts';

/** Sizes of the pictures of towers, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  /** A window with the wall around it: shut, lit, or dark for a ghost. Rows of these pictures form the tower. */
  shut: { width: 108, height: 56, alpha: false },
  lit: { width: 108, height: 56, alpha: false },
  dark: { width: 108, height: 56, alpha: false },
  pillar: { width: 34, height: 476 },
  /** Stone on top of the wall, once above each column of windows. */
  merlon: { width: 108, height: 40 },
  base: { width: 108, height: 34 },
  star: { width: 44, height: 44 },
  ghost: { width: 54, height: 54 },
  climber: { width: 62, height: 62 },
};
