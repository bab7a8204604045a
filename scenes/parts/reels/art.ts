import type { PictureSpec } from '../../engine/definition.ts';
import type { SoundSpec } from '../../engine/studio-scene.ts';
import { celebrationArt } from '../celebration/art.ts';
import { glyphArt } from '../glyph-text.ts';

const piece = (width: number, height: number): PictureSpec => ({ width, height });

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pictures of texts and lights of reels, with or without controls in the scene. */
export const reelLightArt: Readonly<Record<string, PictureSpec>> = {
  'win-bar': piece(560, 92),
  'cell-light': { ...piece(120, 120), atlas: 'light' },
  'line-light': { ...piece(160, 26), atlas: 'light' },
  ...celebrationArt,
  ...glyphArt('money-white', 'label'),
};

/**
 * Returns a reel game's own pictures where the scene has the controls, dpx; the blurred symbols are soft throughout
 * and drawn at half their size.
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

/** Sounds that every reel game supplies. */
export const reelSounds: Readonly<Record<string, SoundSpec>> = {
  'reel.loop': { longestMs: 1_000, lufs: -34 },
  'reel.stop': { longestMs: 300, lufs: -22 },
  'line.1': { longestMs: 240, lufs: -26 },
};

/** Sounds of a reel game with scatters and more than one line. */
export const bonusSounds: Readonly<Record<string, SoundSpec>> = {
  'scatter.1': { longestMs: 500, lufs: -22 },
  'scatter.2': { longestMs: 500, lufs: -22 },
  'scatter.3': { longestMs: 500, lufs: -22 },
  tease: { longestMs: 1_400, lufs: -27 },
  'line.2': { longestMs: 240, lufs: -26 },
  'line.3': { longestMs: 240, lufs: -26 },
  'line.4': { longestMs: 240, lufs: -26 },
  'line.5': { longestMs: 240, lufs: -26 },
  'bonus.in': { longestMs: 1_400, lufs: -20 },
};
