import type { PictureSpec, SoundSpec } from '../engine/definition.ts';
import { hallArt } from '../parts/round/hall-stage.ts';

/** The pictures of the coin flips, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  /** The fair is seen through it. */
  board: { width: 708, height: 492 },
  'coin-heads': { width: 272, height: 272 },
  'coin-tails': { width: 272, height: 272 },
  /** The coin's edge, seen behind its face while it turns. */
  edge: { width: 272, height: 272 },
  shadow: { width: 280, height: 70 },
  socket: { width: 60, height: 60 },
  'small-heads': { width: 52, height: 52 },
  'small-tails': { width: 52, height: 52 },
  /** White, tinted: the next place of the row, and how a flip went. */
  ring: { width: 72, height: 72 },
};

/** The sounds of the coin: thrown, and on the table. */
export const sounds: Readonly<Record<string, SoundSpec>> = {
  'flip.up': { longestMs: 650, lufs: -27 },
  'flip.land': { longestMs: 340, lufs: -24 },
};
