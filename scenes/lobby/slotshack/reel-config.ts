import { SLOTSHACK } from '../../../fair/slots/slotshack.ts';
import type { StaticPicture, ReelConfig } from '../../parts/reels/reel-config.ts';
import { LAYOUT, SIZE } from '../../parts/reels/tuning.ts';

/** Area of all visible symbols, in design pixels. */
export const WINDOW = { x: 84, y: 400, width: 552, height: 540 } as const;
/** Size of a symbol's picture, in design pixels. */
export const SYMBOL = { width: 176, height: 168 } as const;

/** Picture of each symbol in the rules; the blank symbol has none. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  '7': 'seven',
  '3': 'bar-3',
  '2': 'bar-2',
  '1': 'bar-1',
  B: 'bell',
  C: 'cherry',
};

const reels = SLOTSHACK.strips.length;
const middle = { x: WINDOW.x + WINDOW.width / 2, y: WINDOW.y + WINDOW.height / 2 };

const dividers = Array.from({ length: reels - 1 }, (_, index): StaticPicture => ({
  name: 'divider',
  x: WINDOW.x + ((index + 1) * WINDOW.width) / reels,
  y: middle.y,
  width: 14,
  height: WINDOW.height,
}));

/** The Slotshack, a sari-sari store at dusk: three reels and one payline. Reels never run longer to build suspense. */
export const shack: ReelConfig = {
  slot: SLOTSHACK,
  size: SIZE,
  hasControls: true,
  winBar: LAYOUT.winBar,
  symbols: SYMBOLS,
  window: WINDOW,
  symbol: SYMBOL,
  teases: false,
  jackpotFrom: 1_000,
  behind: [
    { name: 'backdrop', x: 360, y: 640 },
    { name: 'reel-back', ...middle, width: WINDOW.width, height: WINDOW.height },
    ...dividers,
  ],
  front: [
    { name: 'palms', x: 360, y: 210, width: 720, height: 420 },
    { name: 'ground', x: 360, y: 1130, width: 720, height: 320 },
    { name: 'reel-shade', ...middle, width: WINDOW.width, height: WINDOW.height },
    { name: 'payline', x: 360, y: middle.y },
    { name: 'post-left', x: 46, y: middle.y + 8 },
    { name: 'post-right', x: 674, y: middle.y + 8 },
    { name: 'counter', x: 360, y: 1000 },
    { name: 'roof', x: 360, y: 300 },
  ],
  title: { name: 'title', x: 360, y: 300 },
};
