import type { PictureSpec } from '../../../engine/definition.ts';
import { celebrationArt } from '../../../parts/celebration/art.ts';
import { glyphArt } from '../../../parts/glyph-text.ts';

/** Pictures around a stall's toy, in design pixels; each stall has its own colours. */
export const stallArt: Readonly<Record<string, PictureSpec>> = {
  /** Stored small and stretched: the picture has no sharp edges. */
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
