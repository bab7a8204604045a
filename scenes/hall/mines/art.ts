import type { PictureSpec, SoundSpec } from '../../engine/definition.ts';
import { hallArt } from '../models/round/hall-stage.ts';

/** The pictures of mines, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  board: { width: 628, height: 476 },
  chest: { width: 108, height: 84 },
  'chest-open': { width: 108, height: 84 },
  gem: { width: 64, height: 64 },
  mine: { width: 72, height: 72 },
  smoke: { width: 72, height: 72 },
};

/** The sounds of mines: a lid, and its gem or mine. */
export const sounds: Readonly<Record<string, SoundSpec>> = {
  'chest.open': { longestMs: 260, lufs: -27 },
  'chest.gem': { longestMs: 360, lufs: -28 },
  'mine.thud': { longestMs: 460, lufs: -28 },
};
