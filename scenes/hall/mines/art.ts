import type { PictureSpec } from '../../engine/definition.ts';
import { hallArt } from '../models/round/hall-stage.ts';

/** Sizes of the pictures of mines, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  board: { width: 628, height: 476 },
  chest: { width: 108, height: 84 },
  'chest-open': { width: 108, height: 84 },
  gem: { width: 64, height: 64 },
  mine: { width: 72, height: 72 },
  smoke: { width: 72, height: 72 },
};
