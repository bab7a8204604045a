import type { PictureSpec } from '../../engine/definition.ts';
import { hallArt } from '../models/round/hall-stage.ts';

/** Sizes of the pictures of the coin flips, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  /** Board behind the coin: transparent, so that the fair behind it is visible. */
  board: { width: 708, height: 492 },
  'coin-heads': { width: 272, height: 272 },
  'coin-tails': { width: 272, height: 272 },
  /** Edge of the coin, visible behind its face while the coin turns. */
  edge: { width: 272, height: 272 },
  shadow: { width: 280, height: 70 },
  socket: { width: 60, height: 60 },
  'small-heads': { width: 52, height: 52 },
  'small-tails': { width: 52, height: 52 },
  /** White ring for tinting: marks the next place in the row of flips, or shows the result of a flip. */
  ring: { width: 72, height: 72 },
};
