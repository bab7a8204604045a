import type { PictureSpec, SoundSpec } from '../engine/definition.ts';
import { dropArt, slimBinArt, wideBinArt } from '../parts/drop/art.ts';

/** The pictures of plinko, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = { ...dropArt, ...wideBinArt, ...slimBinArt };

/** What is heard of the ball: each peg, and the bin. */
export const sounds: Readonly<Record<string, SoundSpec>> = {
  'peg.tap': { longestMs: 140, lufs: -31 },
  'bin.fall': { longestMs: 300, lufs: -25 },
};
