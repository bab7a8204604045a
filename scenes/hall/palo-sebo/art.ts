import type { PictureSpec } from '../../engine/definition.ts';
import { climbArt } from '../models/climb/art.ts';

/** Sizes of the pictures of the palo sebo, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...climbArt,
  /** Strings of flags from the pole's top to both sides. */
  flags: { width: 720, height: 150 },
  pole: { width: 400, height: 420 },
  /** Hoop at the pole's top, from which the prizes hang. */
  prizes: { width: 260, height: 96 },
  ground: { width: 720, height: 170 },
  'boy-high': { width: 110, height: 134 },
  'boy-low': { width: 110, height: 134 },
  'boy-slip': { width: 110, height: 134 },
};
