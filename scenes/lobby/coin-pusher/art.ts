import type { PieceKind } from '../../../fair/coin-pusher/table.ts';
import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { BUTTON, TRAY_COINS, MACHINE_ART, SHELF, SIZE } from './layout.ts';

/**
 * Size of a disc's picture: the face, 60 design pixels wide and centred at (31, 31), with the visible side of the disc
 * below.
 */
const disc: PictureSpec = { width: 62, height: 66, anchor: { x: 0.5, y: 31 / 66 } };
/** A coin lying in the tray; its anchor is the centre of its face, not of the picture. */
const lying: PictureSpec = { ...TRAY_COINS.coin, anchor: { x: 0.5, y: 17 / 38 } };

const piece = (width: number, height: number): PictureSpec => ({ width, height });

/** Sizes of the coin pusher's pictures, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  backdrop: { ...piece(180, 320), alpha: false },
  garland: piece(720, 84),
  title: piece(480, 80),
  counter: piece(320, 86),
  pegboard: piece(SIZE.width, MACHINE_ART.pegboard.height),
  table: { ...piece(SIZE.width, MACHINE_ART.table.height), alpha: false },
  tray: piece(SIZE.width, MACHINE_ART.tray.height),
  'tray-front': piece(SIZE.width, MACHINE_ART.trayFront.height),
  side: { ...piece(MACHINE_ART.side.width, MACHINE_ART.side.height) },
  shelf: { ...piece(SHELF.width, SHELF.height), alpha: false },
  /** Shadow in front of the shelf, stretched over the table's width. */
  shade: piece(64, 32),
  'peso-1': disc,
  'peso-2': disc,
  'peso-3': disc,
  'peso-4': disc,
  'peso-5': disc,
  'peso-6': disc,
  'ten-pesos': disc,
  diamonds: disc,
  'scratch-card': disc,
  'lying-1': lying,
  'lying-2': lying,
  shadow: piece(84, 84),
  pointer: piece(54, 44),
  button: piece(BUTTON.width, BUTTON.height),
  'button-grey': piece(BUTTON.width, BUTTON.height),
  'word-drop': piece(200, 64),
  'word-drop-fil': piece(200, 64),
  beam: { width: 72, height: 300, atlas: 'light' },
  gem: { width: 84, height: 84, atlas: 'parts' },
  ...celebrationArt,
  ...glyphArt('money-white', 'label'),
};

/** Name of the picture of each kind of special disc. */
export const SPECIAL_PICTURES: Readonly<Record<Exclude<PieceKind, 'peso'>, string>> = {
  tenPesos: 'ten-pesos',
  diamonds: 'diamonds',
  scratchCard: 'scratch-card',
};

/** Names of the pictures of ordinary pesos, each rotated differently; the disc's id decides which one is used. */
export const PESO_PICTURES = ['peso-1', 'peso-2', 'peso-3', 'peso-4', 'peso-5', 'peso-6'] as const;
