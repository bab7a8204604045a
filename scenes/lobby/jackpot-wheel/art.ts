import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';

/** Sizes of the pictures of the jackpot wheel, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  /** Drawn small and stretched on the screen, because the picture is blurred anyway. */
  backdrop: { width: 180, height: 320, alpha: false },
  title: { width: 480, height: 96 },
  rim: { width: 610, height: 610 },
  'bulb-on': { width: 44, height: 44 },
  'bulb-off': { width: 44, height: 44 },
  disc: { width: 496, height: 496 },
  'disc-blur': { width: 256, height: 256, maxKiB: 640 },
  gloss: { width: 496, height: 496 },
  hub: { width: 124, height: 124 },
  /** The pointer rotates about a pivot 63 design pixels above its tip, in the middle of the picture's width. */
  pointer: { width: 84, height: 110, anchor: { x: 0.5, y: 1 - 63 / 110 } },
  /** Light on the sector under the pointer; like the disc, it is centred on the axle. */
  'sector-glow': { width: 496, height: 496, atlas: 'light' },
  rays: { width: 720, height: 720, atlas: 'light' },
  ...celebrationArt,
  ...glyphArt('label'),
};
