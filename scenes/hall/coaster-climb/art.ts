import type { PictureSpec } from '../../engine/definition.ts';
import { climbArt } from '../models/climb/art.ts';
import { CAR, TRACK } from './tuning.ts';

/** Sizes of the pictures of the coaster climb, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...climbArt,
  track: { width: TRACK.width, height: TRACK.height },
  /** Car of the coaster; the picture's anchor is at the wheels. */
  car: { width: 138, height: 90, anchor: { x: 0.5, y: CAR.wheels } },
  /** Sparks that fly when the car brakes. */
  sparks: { width: 110, height: 110 },
};
