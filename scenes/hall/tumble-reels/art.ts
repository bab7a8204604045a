import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { titleArt } from '../../parts/reels/title-art.ts';
import { SYMBOLS } from './board-view.ts';
import { LAYOUT } from './tuning.ts';

/** Pictures of a tumbling board, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...titleArt(Object.values(SYMBOLS)),
  /** The frame, the wells of all cells and the plate under them. */
  machine: { width: LAYOUT.machine.width, height: LAYOUT.machine.height },
  ribbon: { width: LAYOUT.ribbon.width, height: 44 },
  'word-free-spins': { width: 480, height: 92 },
  /** Behind a winning symbol. */
  'cell-light': { width: 120, height: 120, atlas: 'light' },
  /** Moves over the empty board. */
  wave: { width: 64, height: 64, atlas: 'light' },
  ...celebrationArt,
  ...glyphArt('label', 'money-white'),
};
