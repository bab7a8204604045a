import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { nightArt } from '../models/round/night-ground.ts';

/** Pictures of the wheel, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...nightArt,
  rim: { width: 610, height: 610 },
  'bulb-on': { width: 44, height: 44 },
  'bulb-off': { width: 44, height: 44 },
  /** Segments in light enamel, to be tinted; anchored at the axle, the middle of the lower edge. */
  'wedge-10': { width: 158, height: 248, anchor: { x: 0.5, y: 1 } },
  'wedge-20': { width: 82, height: 248, anchor: { x: 0.5, y: 1 } },
  'wedge-30': { width: 56, height: 248, anchor: { x: 0.5, y: 1 } },
  'wedge-40': { width: 43, height: 248, anchor: { x: 0.5, y: 1 } },
  'wedge-50': { width: 36, height: 248, anchor: { x: 0.5, y: 1 } },
  peg: { width: 18, height: 18 },
  /** The disc at high speed; stretched, because it is blurred. */
  blur: { width: 128, height: 128 },
  gloss: { width: 496, height: 496 },
  /** The axle's cap with a result, and without one. */
  well: { width: 176, height: 176 },
  hub: { width: 124, height: 124 },
  /** Rotates about the stud, 63 above the tip in the middle of the lower edge. */
  pointer: { width: 84, height: 110, anchor: { x: 0.5, y: 1 - 63 / 110 } },
  counter: { width: 720, height: 214 },
  /** A pay of the wheel, in light enamel to be tinted, and its border of light. */
  plate: { width: 112, height: 64 },
  'plate-lit': { width: 128, height: 80 },
  ...celebrationArt,
  ...glyphArt('label'),
};
