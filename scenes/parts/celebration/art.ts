import type { PictureSpec } from '../../engine/definition.ts';
import { burstArt } from '../burst.ts';
import { glyphArt } from '../glyph-text.ts';
import { ringArt } from '../ring.ts';
import { shineArt } from '../shine.ts';
import { veilArt } from '../veil.ts';

/** Pictures that a celebration needs; a scene definition that celebrates wins declares them. */
export const celebrationArt: Readonly<Record<string, PictureSpec>> = {
  crown: { width: 112, height: 112, atlas: 'parts' },
  confetti: { width: 28, height: 28, atlas: 'parts' },
  flourish: { width: 240, height: 20, atlas: 'parts' },
  clearing: { width: 80, height: 40, atlas: 'parts' },
  vignette: { width: 48, height: 48, atlas: 'parts' },
  sparkle: { width: 56, height: 56, atlas: 'parts' },
  ray: { width: 120, height: 640, atlas: 'parts-light', anchor: { x: 0.5, y: 1 } },
  glow: { width: 256, height: 256, atlas: 'parts-light' },
  ...burstArt,
  ...ringArt,
  ...shineArt,
  ...veilArt,
  ...glyphArt('money'),
};
