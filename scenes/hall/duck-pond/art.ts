import type { PictureSpec } from '../../engine/definition.ts';
import { stallArt } from '../models/stall/art.ts';

/** The pictures of the duck pond, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  pond: { width: 680, height: 330 },
  /** The pond's nearer edge, in front of the ducks. */
  rim: { width: 680, height: 330 },
  wave: { width: 664, height: 64 },
  duck: { width: 116, height: 110 },
  /** A duck from below, and the disc on it, light so that any tint works. */
  under: { width: 116, height: 110 },
  disc: { width: 62, height: 62 },
  /** The mark under the picked duck. */
  mark: { width: 136, height: 62 },
};
