import type { PictureSpec } from '../../engine/definition.ts';
import { stallArt } from '../models/stall/art.ts';

/** Sizes of the pictures of the ring toss, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  /** Ledges on which the pegs stand. */
  steps: { width: 664, height: 240 },
  peg: { width: 56, height: 150 },
  bottle: { width: 62, height: 150 },
  'ring-far': { width: 124, height: 52 },
  'ring-near': { width: 124, height: 52 },
  /** Light around the foot of the peg that the ring hit. */
  lit: { width: 190, height: 84 },
};
