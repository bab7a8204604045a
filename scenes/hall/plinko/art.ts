import type { PictureSpec, SoundSpec } from '../../engine/definition.ts';
import { dropArt, slimBinArt, wideBinArt } from '../models/drop/art.ts';

/** Pictures of plinko, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = { ...dropArt, ...wideBinArt, ...slimBinArt };

/** Sounds of the ball: each peg, and the bin. */
export const sounds: Readonly<Record<string, SoundSpec>> = {
  'peg.tap': { longestMs: 140, lufs: -31 },
  'bin.fall': { longestMs: 300, lufs: -25 },
};
