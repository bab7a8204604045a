import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { fuseArt } from '../../parts/fuse.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { riseFigureArt } from '../../parts/rise-figures.ts';

/** Pictures of crash, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  /** Drawn small and stretched: it is soft throughout. */
  backdrop: { width: 180, height: 180, alpha: false },
  /** Aligned with the lower edge. */
  fair: { width: 720, height: 320 },
  garland: { width: 720, height: 84 },
  board: { width: 460, height: 208 },
  /** Points up to the right. */
  rocket: { width: 128, height: 128 },
  /** A soft streak from its left end; tinted and placed along the trail. */
  streak: { width: 64, height: 32, atlas: 'light' },
  lamp: { width: 44, height: 60 },
  flag: { width: 168, height: 44 },
  ...fuseArt,
  ...riseFigureArt,
  ...celebrationArt,
  ...glyphArt('label'),
};
