import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../celebration/art.ts';
import { glyphArt } from '../glyph-text.ts';

/** The pictures of every drop, dpx; the bins come beside them. */
export const dropArt: Readonly<Record<string, PictureSpec>> = {
  /** Drawn small and stretched: it is all soft. */
  backdrop: { width: 180, height: 180, alpha: false },
  /** Stands on the lower edge. */
  fair: { width: 720, height: 320 },
  garland: { width: 720, height: 84 },
  /** The fair is seen through it. */
  board: { width: 704, height: 496 },
  mouth: { width: 84, height: 84 },
  peg: { width: 20, height: 20 },
  ball: { width: 44, height: 44 },
  /** A step of the ball's path, where nothing travels. */
  mark: { width: 20, height: 20 },
  ...celebrationArt,
  ...glyphArt('label'),
};

/** A bin of few rows, light so that it can be tinted, and the light border of one that was hit. */
export const wideBinArt = {
  'bin-wide': { width: 64, height: 88 },
  'lit-wide': { width: 80, height: 104 },
} as const;

/** The same for many rows. */
export const slimBinArt = {
  'bin-slim': { width: 38, height: 88 },
  'lit-slim': { width: 54, height: 104 },
} as const;
