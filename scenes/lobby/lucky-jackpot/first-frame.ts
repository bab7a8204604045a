import type { FirstFrame } from '../../engine/first-frames.ts';
import type { LuckyJackpotTypes } from './types.ts';

/** First frame of the grid; the page writes the pools, the number of spins and the text below. */
export const firstFrame: FirstFrame<LuckyJackpotTypes> = {
  props: { hint: 'hint' },
  states: { off: { props: { canSpin: false } } },
  figures: {
    mega: ['₱1,284,560.75'],
    major: ['₱86,420.10'],
    minor: ['₱7,315.55'],
    mini: ['₱512.30'],
    left: ['3 left', '3 pa'],
    hint: ['hint'],
  },
  marks: /^cell/,
};
