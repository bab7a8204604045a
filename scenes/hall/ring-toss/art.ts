import type { PictureSpec } from '../../engine/definition.ts';
import { stallArt } from '../models/stall/art.ts';

/** Pictures of the ring toss, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  /** The ledges under the pegs. */
  steps: { width: 664, height: 240 },
  peg: { width: 56, height: 150 },
  bottle: { width: 62, height: 150 },
  'ring-far': { width: 124, height: 52 },
  'ring-near': { width: 124, height: 52 },
  /** Light around the foot of the peg that was hit. */
  lit: { width: 190, height: 84 },
};
