import type { FirstFrame } from '../../engine/first-frames.ts';
import type { ReelConfig } from './reel-config.ts';
import type { ReelTypes } from './types.ts';

/**
 * Returns the first frame of a slot; the page places the symbols, the bet and the text in the bar on top of it. For
 * this, its `marks` give the page the area of each cell, reel by reel.
 */
export function reelFirstFrame({ slot, window }: ReelConfig): FirstFrame<ReelTypes> {
  const width = window.width / slot.strips.length;
  const height = window.height / slot.rows;
  return {
    props: { hint: 'hint' },
    states: {
      off: { props: { canSpin: false } },
      noLower: { props: { canLower: false } },
      noRaise: { props: { canRaise: false } },
      turbo: { props: { turbo: true } },
      calm: { props: { turbo: undefined } },
    },
    figures: { bet: ['₱20'], hint: ['hint'] },
    pieces: /^symbol-/,
    marks: slot.strips.flatMap((_, reel) =>
      Array.from({ length: slot.rows }, (_cell, row) => ({
        x: window.x + (reel + 0.5) * width,
        y: window.y + (row + 0.5) * height,
        width,
        height,
      })),
    ),
  };
}
