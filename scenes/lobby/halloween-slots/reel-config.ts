import { HALLOWEEN } from '../../../fair/slots/halloween.ts';
import type { StaticPicture, ReelConfig } from '../../parts/reels/reel-config.ts';
import { LAYOUT, SIZE } from '../../parts/reels/tuning.ts';

/** Area of all visible symbols, in design pixels; it is taller than on a desktop slot, to fill a phone's screen. */
export const WINDOW = { x: 41, y: 350, width: 637, height: 510 } as const;
/** Size of a symbol's picture, in design pixels. */
export const SYMBOL = { width: 126, height: 150 } as const;

/** Picture of each symbol in the rules; A pays most, G least. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  W: 'santelmo',
  A: 'aswang',
  B: 'kapre',
  C: 'bat',
  D: 'pumpkin',
  E: 'letter-a',
  F: 'letter-k',
  G: 'letter-q',
  S: 'candle',
};

const reels = HALLOWEEN.strips.length;
const middle = { x: WINDOW.x + WINDOW.width / 2, y: WINDOW.y + WINDOW.height / 2 };

const dividers = Array.from({ length: reels - 1 }, (_, index): StaticPicture => ({
  name: 'divider',
  x: WINDOW.x + ((index + 1) * WINDOW.width) / reels,
  y: middle.y,
  width: 8,
  height: WINDOW.height,
}));

/**
 * The slot of the night fair on Undas (All Saints' Day): five reels, twenty paylines. Candles are the scatters that win
 * free spins.
 */
export const halloween: ReelConfig = {
  slot: HALLOWEEN,
  size: SIZE,
  hasControls: true,
  winBar: LAYOUT.winBar,
  symbols: SYMBOLS,
  window: WINDOW,
  symbol: SYMBOL,
  teases: true,
  jackpotFrom: Infinity,
  behind: [
    { name: 'backdrop', x: 360, y: 640 },
    { name: 'reel-back', ...middle, width: WINDOW.width, height: WINDOW.height },
    ...dividers,
  ],
  front: [
    { name: 'fairground', x: 360, y: 176, width: 720, height: 300 },
    { name: 'bunting', x: 360, y: 56 },
    { name: 'ground', x: 360, y: 1090, width: 720, height: 400 },
    { name: 'reel-shade', ...middle, width: WINDOW.width, height: WINDOW.height },
    { name: 'frame-left', x: 23, y: middle.y },
    { name: 'frame-right', x: 697, y: middle.y },
    { name: 'frame-bottom', x: 360, y: 893 },
    { name: 'frame-top', x: 360, y: 270 },
  ],
  title: { name: 'title', x: 360, y: 252 },
  free: {
    backdrop: 'moonlight',
    pieces: [{ name: 'moon', x: 560, y: 130 }],
    counter: { x: 360, y: 252 },
    badge: { name: 'badge', x: 636, y: 872 },
  },
};
