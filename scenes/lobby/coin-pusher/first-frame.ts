import type { FirstFrame } from '../../engine/first-frames.ts';
import { exampleTable } from './example-table.ts';
import { RAIL, toX, toY } from './layout.ts';
import type { CoinPusherTypes } from './types.ts';

/** The machine before its canvas: the page draws the discs, the tray's sum and the lines. */
export const firstFrame: FirstFrame<CoinPusherTypes> = {
  props: { table: { ...exampleTable(), discs: [] }, tray: 0, hint: 'hint' },
  states: { off: { props: { canDrop: false } } },
  figures: { tray: ['₱0'], price: ['₱1 a coin', '₱1 bawat barya'], hint: ['hint'] },
  // The table, a thousand units across and deep, and the rail: its left end and its length.
  marks: [
    { x: toX(0), y: toY(0), width: toX(1000) - toX(0), height: toY(1000) - toY(0) },
    { x: RAIL.left, y: RAIL.y, width: RAIL.right - RAIL.left, height: 0 },
  ],
  pieces: /^(?:peso-\d|ten-pesos|diamonds|scratch-card|pointer)$/,
};
