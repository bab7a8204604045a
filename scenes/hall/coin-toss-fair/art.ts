import type { PictureSpec } from '../../engine/definition.ts';
import { stallArt } from '../models/stall/art.ts';
import { hitLampArt } from '../models/stall/hit-lamps.ts';

/** Sizes of the pictures of the coin toss, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  ...hitLampArt,
  board: { width: 686, height: 352 },
  'coin-face': { width: 96, height: 96 },
  /** Edge of a coin that lies on the board, visible below its face. */
  'coin-edge': { width: 96, height: 96 },
  /** Light over a square in which a coin lies without touching a line. */
  lit: { width: 110, height: 110 },
  shadow: { width: 96, height: 72 },
};
