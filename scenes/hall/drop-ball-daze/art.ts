import type { PictureSpec } from '../../engine/definition.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import { stallArt } from '../models/stall/art.ts';

/** Sizes of the pictures of the drop ball stall, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  board: { width: 716, height: 344 },
  ...Object.fromEntries(
    STALLS['drop-ball-daze'].bets.map(({ name }) => [`cup-${name}`, { width: 60, height: 60 }]),
  ),
  /** Light border of the hole that the ball fell into. */
  lit: { width: 82, height: 82 },
  shadow: { width: 40, height: 20 },
  ball: { width: 44, height: 44 },
};
