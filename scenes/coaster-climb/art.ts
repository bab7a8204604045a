import type { PictureSpec, SoundSpec } from '../engine/definition.ts';
import { climbArt } from '../parts/climb/art.ts';
import { CAR, TRACK } from './tuning.ts';

/** The pictures of the coaster climb, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...climbArt,
  track: { width: TRACK.width, height: TRACK.height },
  /** It stands on its wheels. */
  car: { width: 138, height: 90, anchor: { x: 0.5, y: CAR.wheels } },
  /** Off the brake. */
  sparks: { width: 110, height: 110 },
};

/** What is heard of the car: the chain, a step that holds, and how it rolls back. */
export const sounds: Readonly<Record<string, SoundSpec>> = {
  'track.pull': { longestMs: 480, lufs: -30 },
  'climb.step': { longestMs: 240, lufs: -26 },
  'climb.slip': { longestMs: 560, lufs: -30 },
};
