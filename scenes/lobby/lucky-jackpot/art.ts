import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import type { PictureSpec } from '../../engine/definition.ts';

const piece = (width: number, height: number): PictureSpec => ({ width, height });

/** Sizes of the grid's pictures, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  backdrop: { ...piece(180, 320), alpha: false },
  garland: piece(720, 84),
  title: piece(480, 80),
  'plate-mega': piece(600, 200),
  'plate-major': piece(228, 100),
  'plate-minor': piece(228, 100),
  'plate-mini': piece(228, 100),
  board: piece(132, 132),
  'board-bulb': piece(20, 20),
  cell: piece(150, 150),
  'cell-jackpot': piece(150, 150),
  lit: piece(168, 168),
  'lit-jackpot': piece(168, 168),
  trail: { ...piece(190, 190), atlas: 'light' },
  'icon-coin': piece(84, 84),
  'icon-gem': piece(84, 84),
  'icon-coupon': piece(84, 84),
  'icon-scratch': piece(84, 84),
  'icon-jackpot': piece(84, 84),
  'word-jackpot': piece(140, 36),
  hub: piece(300, 300),
  'hub-grey': piece(300, 300),
  'word-spin': piece(180, 92),
  'word-spin-fil': piece(180, 92),
  gem: { width: 84, height: 84, atlas: 'parts' },
  ...celebrationArt,
  ...glyphArt('money-white', 'label'),
};
