import type { FirstFrame } from '../engine/first-frames.ts';
import type { JackpotWheelTypes } from './types.ts';

/** The wheel before its canvas and without one: the odds are written by the page. */
export const firstFrame: FirstFrame<JackpotWheelTypes> = {
  figures: { mini: ['Mini 80%'], minor: ['Minor 16%'], major: ['Major 3.6%'], mega: ['Mega 0.4%'] },
};
