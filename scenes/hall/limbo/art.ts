import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { riseFigureArt } from '../../parts/rise-figures.ts';

/** Sizes of the pictures of limbo, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  /** Stored small and stretched: the picture has no sharp edges. */
  backdrop: { width: 180, height: 180, alpha: false },
  /** Fair in the background, aligned with the lower edge. */
  fair: { width: 720, height: 320 },
  garland: { width: 720, height: 84 },
  board: { width: 460, height: 208 },
  mast: { width: 84, height: 412 },
  /** Piece of light enamel, tinted and stretched along the mast. */
  fill: { width: 40, height: 8, alpha: false },
  cap: { width: 40, height: 20 },
  /** Sign of the target: its text is at the left, and its pin points at the mast at the right. */
  mark: { width: 200, height: 56 },
  balloon: { width: 104, height: 132 },
  flame: { width: 24, height: 32 },
  ...riseFigureArt,
  ...celebrationArt,
  ...glyphArt('label'),
};
