import type { PictureSpec } from '../../../engine/definition.ts';
import { celebrationArt } from '../../../parts/celebration/art.ts';
import { glyphArt } from '../../../parts/glyph-text.ts';

/** The pictures common to every drop game, dpx, without the bins. */
export const dropArt: Readonly<Record<string, PictureSpec>> = {
  /** Drawn small and stretched: all of it is soft. */
  backdrop: { width: 180, height: 180, alpha: false },
  /** Stands on the lower edge. */
  fair: { width: 720, height: 320 },
  garland: { width: 720, height: 84 },
  /** The fair is visible through it. */
  board: { width: 704, height: 496 },
  mouth: { width: 84, height: 84 },
  peg: { width: 20, height: 20 },
  ball: { width: 44, height: 44 },
  /** Marks a step of the ball's path in reduced motion. */
  mark: { width: 20, height: 20 },
  ...celebrationArt,
  ...glyphArt('label'),
};

/** A bin for few rows, light so that it can be tinted, and the lit border of a hit bin. */
export const wideBinArt = {
  'bin-wide': { width: 64, height: 88 },
  'lit-wide': { width: 80, height: 104 },
} as const;

/** The same for many rows. */
export const slimBinArt = {
  'bin-slim': { width: 38, height: 88 },
  'lit-slim': { width: 54, height: 104 },
} as const;
