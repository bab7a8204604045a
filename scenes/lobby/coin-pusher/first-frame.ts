import type { FirstFrame } from '../../engine/first-frames.ts';
import { exampleTable } from './example-table.ts';
import { RAIL, toX, toY } from './layout.ts';
import type { CoinPusherTypes } from './types.ts';

/** First frame of the coin pusher: the page draws the discs, the tray's amount and the texts on top of it. */
export const firstFrame: FirstFrame<CoinPusherTypes> = {
  props: { table: { ...exampleTable(), discs: [] }, tray: 0, hint: 'hint' },
  states: { off: { props: { canDrop: false } } },
  figures: { tray: ['₱0'], price: ['₱1 a coin', '₱1 bawat barya'], hint: ['hint'] },
  // Areas that the page needs: the table (1000 × 1000 table units), and the rail (a line, so its height is 0).
  marks: [
    { x: toX(0), y: toY(0), width: toX(1000) - toX(0), height: toY(1000) - toY(0) },
    { x: RAIL.left, y: RAIL.y, width: RAIL.right - RAIL.left, height: 0 },
  ],
  pieces: /^(?:peso-\d|ten-pesos|diamonds|scratch-card|pointer)$/,
};
