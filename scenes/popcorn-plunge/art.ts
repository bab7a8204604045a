import type { PictureSpec, SoundSpec } from '../engine/definition.ts';
import { dropArt, slimBinArt } from '../parts/drop/art.ts';

/** The pictures of the popcorn plunge, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...dropArt,
  ...slimBinArt,
  /** What the kernel pops into. */
  puff: { width: 72, height: 72 },
  /** Popcorn over the edge of a bucket. */
  heap: { width: 48, height: 30 },
};

/** What is heard of the kernel: each peg, and how it pops. */
export const sounds: Readonly<Record<string, SoundSpec>> = {
  'peg.tap': { longestMs: 140, lufs: -31 },
  'corn.pop': { longestMs: 220, lufs: -27 },
};
