import type { PictureSpec, SoundSpec } from '../engine/definition.ts';
import { stallArt } from '../parts/stall/art.ts';

/** The pictures of the duck pond, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  pond: { width: 680, height: 330 },
  /** The pond's nearer edge, which the ducks float behind. */
  rim: { width: 680, height: 330 },
  wave: { width: 664, height: 64 },
  duck: { width: 116, height: 110 },
  /** A duck from below, and the disc on it, light so that it takes any colour. */
  under: { width: 116, height: 110 },
  disc: { width: 62, height: 62 },
  /** Under the duck that is picked. */
  mark: { width: 136, height: 62 },
};

/** What is heard of the duck: out of the water, and turned over. */
export const sounds: Readonly<Record<string, SoundSpec>> = {
  'duck.lift': { longestMs: 460, lufs: -28 },
  'duck.turn': { longestMs: 200, lufs: -27 },
};
