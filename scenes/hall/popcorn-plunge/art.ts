import type { PictureSpec } from '../../engine/definition.ts';
import { dropArt, slimBinArt } from '../models/drop/art.ts';

/** Pictures of the popcorn plunge, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...dropArt,
  ...slimBinArt,
  /** The popped kernel. */
  puff: { width: 72, height: 72 },
  /** Popcorn over the edge of a bucket. */
  heap: { width: 48, height: 30 },
};
