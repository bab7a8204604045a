import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { titleArt } from '../../parts/reels/title-art.ts';
import { SYMBOLS } from './board-view.ts';
import { LAYOUT } from './tuning.ts';

/** Sizes of the pictures of a tumbling board, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...titleArt(Object.values(SYMBOLS)),
  /** Frame of the machine, wells for all cells, and the sign below them. */
  machine: { width: LAYOUT.machine.width, height: LAYOUT.machine.height },
  ribbon: { width: LAYOUT.ribbon.width, height: 44 },
  'word-free-spins': { width: 480, height: 92 },
  /** Light behind a symbol that wins. */
  'cell-light': { width: 120, height: 120, atlas: 'light' },
  /** Light that moves over the empty board while the result is unknown. */
  wave: { width: 64, height: 64, atlas: 'light' },
  ...celebrationArt,
  ...glyphArt('label', 'money-white'),
};
