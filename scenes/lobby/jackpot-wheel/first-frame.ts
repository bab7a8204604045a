import type { FirstFrame } from '../../engine/first-frames.ts';
import type { JackpotWheelTypes } from './types.ts';

/** First frame of the wheel, shown or hidden; the page writes the odds. */
export const firstFrame: FirstFrame<JackpotWheelTypes> = {
  figures: { mini: ['Mini 80%'], minor: ['Minor 16%'], major: ['Major 3.6%'], mega: ['Mega 0.4%'] },
};
