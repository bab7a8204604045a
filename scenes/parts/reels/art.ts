import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../celebration/art.ts';
import { glyphArt } from '../glyph-text.ts';

const piece = (width: number, height: number): PictureSpec => ({ width, height });

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pictures of a slot's texts and lights, with or without controls in the scene. */
export const reelLightArt: Readonly<Record<string, PictureSpec>> = {
  'win-bar': piece(560, 92),
  'cell-light': { ...piece(120, 120), atlas: 'light' },
  'line-light': { ...piece(160, 26), atlas: 'light' },
  ...celebrationArt,
  ...glyphArt('money-white', 'label'),
};

/**
 * Returns the sizes, in design pixels, of a slot's own pictures if the scene itself, not the page, has the buttons.
 * Blurred symbols are drawn at half their size.
 */
export function reelArt(symbols: readonly string[], symbol: Size, cell: Size): Record<string, PictureSpec> {
  const art: Record<string, PictureSpec> = {
    ...reelLightArt,
    button: piece(216, 128),
    'button-grey': piece(216, 128),
    'word-spin': piece(150, 64),
    'word-spin-fil': piece(150, 64),
    'icon-check': piece(72, 72),
    'bet-plate': piece(216, 92),
    'icon-minus': piece(40, 40),
    'icon-plus': piece(40, 40),
    'button-turbo': piece(92, 92),
    'button-turbo-on': piece(92, 92),
    'button-rules': piece(92, 92),
  };
  for (const name of symbols) {
    art[`symbol-${name}`] = piece(symbol.width, symbol.height);
    art[`blur-${name}`] = piece(Math.round(cell.width / 2), Math.round(cell.height * 0.75));
  }
  return art;
}
