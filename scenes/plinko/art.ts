import type { PictureSpec } from '../engine/definition.ts';
import { celebrationArt } from '../parts/celebration/art.ts';
import { glyphArt } from '../parts/glyph-text.ts';

/** The pictures of plinko, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
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
  /** Light enamel that is tinted, for few rows and for many. */
  'bin-wide': { width: 64, height: 88 },
  'bin-slim': { width: 38, height: 88 },
  /** The light border of the bin that was hit. */
  'lit-wide': { width: 80, height: 104 },
  'lit-slim': { width: 54, height: 104 },
  /** A step of the ball's path, where nothing travels. */
  mark: { width: 20, height: 20 },
  ...celebrationArt,
  ...glyphArt('label'),
};
