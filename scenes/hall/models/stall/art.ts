import type { PictureSpec } from '../../../engine/definition.ts';
import { celebrationArt } from '../../../parts/celebration/art.ts';
import { glyphArt } from '../../../parts/glyph-text.ts';

/**
 * Sizes of the pictures around a stall's moving part (toy), in design pixels; each stall has pictures in its own
 * colours.
 */
export const stallArt: Readonly<Record<string, PictureSpec>> = {
  /** The picture has no sharp edges, so it is stored small and stretched when it is drawn. */
  backdrop: { width: 180, height: 180, alpha: false },
  fair: { width: 720, height: 320 },
  awning: { width: 720, height: 138 },
  /** Left post of the stall; the right post is its mirror image. */
  post: { width: 34, height: 516 },
  counter: { width: 720, height: 116, alpha: false },
  plate: { width: 440, height: 68 },
  ...celebrationArt,
  ...glyphArt('label'),
};
