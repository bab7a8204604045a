import type { PictureSpec } from '../../engine/definition.ts';
import { stallArt } from '../models/stall/art.ts';

/** Sizes of the pictures of the duck pond, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  pond: { width: 680, height: 330 },
  /** The pond's near edge, in front of the ducks. */
  rim: { width: 680, height: 330 },
  wave: { width: 664, height: 64 },
  duck: { width: 116, height: 110 },
  /** A duck seen from below, and the disc on its underside, in a light colour that the scene can tint. */
  under: { width: 116, height: 110 },
  disc: { width: 62, height: 62 },
  /** Mark in the water under the picked duck. */
  mark: { width: 136, height: 62 },
};
