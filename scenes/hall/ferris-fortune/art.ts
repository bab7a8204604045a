import type { PictureSpec } from '../../engine/definition.ts';
import { stallArt } from '../models/stall/art.ts';

const CABIN: PictureSpec = { width: 52, height: 60 };

/** Sizes of the pictures of the Ferris wheel, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  wheel: { width: 416, height: 416 },
  stand: { width: 300, height: 236 },
  hub: { width: 72, height: 72 },
  /** The boarding gate: a platform with a lit arrow. */
  gate: { width: 240, height: 62 },
  'cabin-gold': CABIN,
  'cabin-red': CABIN,
  'cabin-blue': CABIN,
  'cabin-green': CABIN,
  'cabin-empty': CABIN,
  lit: { width: 88, height: 88 },
};
