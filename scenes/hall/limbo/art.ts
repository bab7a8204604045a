import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { riseFigureArt } from '../../parts/rise-figures.ts';

/** Sizes of the pictures of limbo, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  /** The picture has no sharp edges, so it is stored small and stretched when it is drawn. */
  backdrop: { width: 180, height: 180, alpha: false },
  /** Fairground in the background, at the lower edge of the design. */
  fair: { width: 720, height: 320 },
  garland: { width: 720, height: 84 },
  board: { width: 460, height: 208 },
  mast: { width: 84, height: 412 },
  /** Piece of light enamel, tinted and stretched along the mast. */
  fill: { width: 40, height: 8, alpha: false },
  cap: { width: 40, height: 20 },
  /** Sign of the target: its text is at the left, and its pin, at the right, points at the mast. */
  mark: { width: 200, height: 56 },
  balloon: { width: 104, height: 132 },
  flame: { width: 24, height: 32 },
  ...riseFigureArt,
  ...celebrationArt,
  ...glyphArt('label'),
};
