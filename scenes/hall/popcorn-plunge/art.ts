import type { PictureSpec, SoundSpec } from '../../engine/definition.ts';
import { dropArt, slimBinArt } from '../models/drop/art.ts';

/** Pictures of the popcorn plunge, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...dropArt,
  ...slimBinArt,
  /** The popped kernel. */
  puff: { width: 72, height: 72 },
  /** Popcorn over the edge of a bucket. */
  heap: { width: 48, height: 30 },
};

/** Sounds of the kernel: each peg, and the pop. */
export const sounds: Readonly<Record<string, SoundSpec>> = {
  'peg.tap': { longestMs: 140, lufs: -31 },
  'corn.pop': { longestMs: 220, lufs: -27 },
};
