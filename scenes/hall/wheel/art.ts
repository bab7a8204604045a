import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { nightArt } from '../models/round/night-ground.ts';

/** Sizes of the pictures of the wheel, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...nightArt,
  rim: { width: 610, height: 610 },
  'bulb-on': { width: 44, height: 44 },
  'bulb-off': { width: 44, height: 44 },
  /** Segments of light enamel for tinting; their anchor, the middle of the lower edge, is at the wheel's axle. */
  'wedge-10': { width: 158, height: 248, anchor: { x: 0.5, y: 1 } },
  'wedge-20': { width: 82, height: 248, anchor: { x: 0.5, y: 1 } },
  'wedge-30': { width: 56, height: 248, anchor: { x: 0.5, y: 1 } },
  'wedge-40': { width: 43, height: 248, anchor: { x: 0.5, y: 1 } },
  'wedge-50': { width: 36, height: 248, anchor: { x: 0.5, y: 1 } },
  peg: { width: 18, height: 18 },
  /** Disc of the wheel at high speed; it is blurred, so the scene can stretch a small picture. */
  blur: { width: 128, height: 128 },
  gloss: { width: 496, height: 496 },
  /** Cap on the axle with room for a result, and cap that is shown while there is no result. */
  well: { width: 176, height: 176 },
  hub: { width: 124, height: 124 },
  /**
   * Pointer: its tip is in the middle of the lower edge, and the pivot about which it turns is 63 design pixels above
   * the tip.
   */
  pointer: { width: 84, height: 110, anchor: { x: 0.5, y: 1 - 63 / 110 } },
  counter: { width: 720, height: 214 },
  /** Box of the paytable, drawn as light enamel for tinting, and the glowing border of a lit box. */
  plate: { width: 112, height: 64 },
  'plate-lit': { width: 128, height: 80 },
  ...celebrationArt,
  ...glyphArt('label'),
};
