import type { PictureSpec } from '../../engine/definition.ts';
import { stallArt } from '../models/stall/art.ts';

/** Sizes of the pictures of the balloon stall, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  board: { width: 664, height: 386 },
  /** Drawn in light grey, so that the scene can tint it in any colour. */
  balloon: { width: 92, height: 132 },
  shred: { width: 26, height: 22 },
  /** Tag behind a balloon, which shows the payout after the balloon burst. */
  tag: { width: 96, height: 108 },
  /** Mark around the picked balloon. */
  mark: { width: 116, height: 156 },
  dart: { width: 44, height: 128 },
};
