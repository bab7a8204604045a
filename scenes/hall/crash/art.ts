import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { fuseArt } from '../../parts/fuse.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { riseFigureArt } from '../../parts/rise-figures.ts';

/** Sizes of the pictures of crash, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  /** The picture has no sharp edges, so it is stored small and stretched when it is drawn. */
  backdrop: { width: 180, height: 180, alpha: false },
  /** Fairground in the background, at the lower edge of the design. */
  fair: { width: 720, height: 320 },
  garland: { width: 720, height: 84 },
  board: { width: 460, height: 208 },
  /** The rocket points to the upper right. */
  rocket: { width: 128, height: 128 },
  /**
   * A soft streak, positioned by its left end; the scene tints copies of it and places them along the rocket's trail.
   */
  streak: { width: 64, height: 32, atlas: 'light' },
  lamp: { width: 44, height: 60 },
  flag: { width: 168, height: 44 },
  ...fuseArt,
  ...riseFigureArt,
  ...celebrationArt,
  ...glyphArt('label'),
};
