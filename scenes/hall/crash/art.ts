import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { fuseArt } from '../../parts/fuse.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { riseFigureArt } from '../../parts/rise-figures.ts';

/** Sizes of the pictures of crash, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  /** Stored small and stretched: the picture has no sharp edges. */
  backdrop: { width: 180, height: 180, alpha: false },
  /** Fair in the background, aligned with the lower edge. */
  fair: { width: 720, height: 320 },
  garland: { width: 720, height: 84 },
  board: { width: 460, height: 208 },
  /** The rocket points to the upper right. */
  rocket: { width: 128, height: 128 },
  /** A soft streak that begins at its left end; the scene tints copies of it and places them along the trail. */
  streak: { width: 64, height: 32, atlas: 'light' },
  lamp: { width: 44, height: 60 },
  flag: { width: 168, height: 44 },
  ...fuseArt,
  ...riseFigureArt,
  ...celebrationArt,
  ...glyphArt('label'),
};
