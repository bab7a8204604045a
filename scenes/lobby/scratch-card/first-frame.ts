import type { FirstFrame } from '../../engine/first-frames.ts';
import { LAYOUT } from './tuning.ts';
import type { ScratchCardTypes } from './types.ts';

const { tiles } = LAYOUT;

const card = { faces: [3, 0, 1, 3, 2, 5, 0, 4, 3], prize: 20_00 } as const;

/** First frame of the card; the page writes the text on its bar and the number of further cards. */
export const firstFrame: FirstFrame<ScratchCardTypes> = {
  states: {
    off: { props: { canBuy: false } },
    card: { cues: [{ at: 0, cue: 'deal', detail: { card, instant: true } }] },
    waiting: { cues: [{ at: 0, cue: 'deal', detail: { instant: true } }] },
  },
  figures: { line: ['Win up to ₱5,000'] },
  marks: Array.from({ length: 9 }, (_, place) => ({
    x: tiles.x + tiles.pitch * (place % 3),
    y: tiles.y + tiles.pitch * Math.floor(place / 3),
    width: tiles.size,
    height: tiles.size,
  })),
};
