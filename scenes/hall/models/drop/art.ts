import type { PictureSpec } from '../../../engine/definition.ts';
import { celebrationArt } from '../../../parts/celebration/art.ts';
import { glyphArt } from '../../../parts/glyph-text.ts';

/** Sizes of the pictures common to all games of a dropping ball, except the bins, in design pixels. */
export const dropArt: Readonly<Record<string, PictureSpec>> = {
  /** Stored small and stretched: the picture has no sharp edges. */
  backdrop: { width: 180, height: 180, alpha: false },
  /** Fair in the background, aligned with the lower edge. */
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

/** Bin of a board with few rows, light so that it can be tinted, and the light border of the bin that was hit. */
export const wideBinArt = {
  'bin-wide': { width: 64, height: 88 },
  'lit-wide': { width: 80, height: 104 },
} as const;

/** Bin of a board with many rows, and the light border of the bin that was hit. */
export const slimBinArt = {
  'bin-slim': { width: 38, height: 88 },
  'lit-slim': { width: 54, height: 104 },
} as const;
