import type { PictureSpec, SoundSpec } from '../engine/definition.ts';
import { stallArt } from '../parts/stall/art.ts';
import { hitLampArt } from '../parts/stall/hit-lamps.ts';

/** The pictures of the coin toss, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  ...hitLampArt,
  board: { width: 686, height: 352 },
  'coin-face': { width: 96, height: 96 },
  /** What is seen of its side, under the face. */
  'coin-edge': { width: 96, height: 96 },
  /** Light over the square of a coin that lies clear. */
  lit: { width: 110, height: 110 },
  shadow: { width: 96, height: 72 },
};

/** What is heard of the coins as they come down. */
export const sounds: Readonly<Record<string, SoundSpec>> = {
  'toss.coin': { longestMs: 280, lufs: -26 },
};
