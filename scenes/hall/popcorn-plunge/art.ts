import type { PictureSpec } from '../../engine/definition.ts';
import { dropArt, slimBinArt } from '../models/drop/art.ts';

/** Sizes of the pictures of the popcorn plunge, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...dropArt,
  ...slimBinArt,
  /** The kernel of popcorn after it popped. */
  puff: { width: 72, height: 72 },
  /** Popcorn above the edge of a bucket. */
  heap: { width: 48, height: 30 },
};
