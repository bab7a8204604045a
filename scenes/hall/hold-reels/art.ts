import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { titleArt } from '../../parts/reels/title-art.ts';
import { SYMBOLS } from './reel-columns.ts';
import { LAYOUT } from './tuning.ts';

/** Sizes of the pictures of the hold-and-respin reels, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...titleArt(Object.values(SYMBOLS)),
  /** Frame of the machine with its signs; the reels are visible through its window. */
  machine: { width: LAYOUT.machine.width, height: LAYOUT.machine.height },
  /** Glass behind the reels. */
  glass: { width: LAYOUT.glass.width, height: LAYOUT.glass.height },
  'word-respin': { width: 560, height: 92 },
  'name-grand': { width: 120, height: 40 },
  'name-major': { width: 120, height: 40 },
  'name-minor': { width: 120, height: 40 },
  'name-mini': { width: 120, height: 40 },
  /** Light behind cells that win, or whose coin is held. */
  'cell-light': { width: 120, height: 120, atlas: 'light' },
  ...celebrationArt,
  ...glyphArt('label', 'money-white'),
};
