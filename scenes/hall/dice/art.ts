import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';

const FIGURES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Sizes of the pictures of the dice, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  /** The picture has no sharp edges, so it is stored small and stretched when it is drawn. */
  backdrop: { width: 180, height: 180, alpha: false },
  /** Fairground in the background, at the lower edge of the design. */
  fair: { width: 720, height: 320 },
  garland: { width: 720, height: 84 },
  board: { width: 576, height: 196 },
  track: { width: 672, height: 84 },
  /** Piece of light enamel, tinted and stretched along the track. */
  fill: { width: 8, height: 40, alpha: false },
  cap: { width: 20, height: 40 },
  /**
   * Gate that marks the target on the track: its pin is in the middle of the picture, and the grip by which the player
   * drags it hangs below the track.
   */
  gate: { width: 72, height: 148 },
  die: { width: 104, height: 104 },
  'die-gloss': { width: 104, height: 104 },
  shadow: { width: 120, height: 36 },
  ...Object.fromEntries(FIGURES.map((digit) => [`figure-${digit}`, { width: 84, height: 112 }])),
  'figure-dot': { width: 44, height: 112 },
  ...celebrationArt,
  ...glyphArt('label'),
};
