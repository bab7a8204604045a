import type { PictureSpec } from '../../../engine/definition.ts';
import { celebrationArt } from '../../../parts/celebration/art.ts';
import { glyphArt } from '../../../parts/glyph-text.ts';

/** Sizes in design pixels of the pictures, except the bins, that all games with a falling ball share. */
export const dropArt: Readonly<Record<string, PictureSpec>> = {
  /** The picture has no sharp edges, so it is stored small and stretched when it is drawn. */
  backdrop: { width: 180, height: 180, alpha: false },
  /** Fairground in the background, at the lower edge of the design. */
  fair: { width: 720, height: 320 },
  garland: { width: 720, height: 84 },
  /** Board behind the pegs: transparent, so that the fair behind it is visible. */
  board: { width: 704, height: 496 },
  mouth: { width: 84, height: 84 },
  peg: { width: 20, height: 20 },
  ball: { width: 44, height: 44 },
  /** Dot that marks a peg on the ball's path in reduced motion. */
  mark: { width: 20, height: 20 },
  ...celebrationArt,
  ...glyphArt('label'),
};

/**
 * Bin of a board with few rows, drawn in a light colour for tinting, and the glowing border of the bin that was hit.
 */
export const wideBinArt = {
  'bin-wide': { width: 64, height: 88 },
  'lit-wide': { width: 80, height: 104 },
} as const;

/** Bin of a board with many rows, and the glowing border of the bin that was hit. */
export const slimBinArt = {
  'bin-slim': { width: 38, height: 88 },
  'lit-slim': { width: 54, height: 104 },
} as const;
