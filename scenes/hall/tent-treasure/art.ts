import type { PictureSpec } from '../../engine/definition.ts';
import { stallArt } from '../models/stall/art.ts';

/** Sizes of the pictures of the tents, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  lawn: { width: 672, height: 372 },
  shade: { width: 150, height: 34 },
  tent: { width: 140, height: 128 },
  'tent-open': { width: 140, height: 128 },
  treasure: { width: 84, height: 76 },
  /** Flag that marks a tent chosen by the player. */
  flag: { width: 34, height: 44 },
};
