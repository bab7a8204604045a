/** Draws the letters of a glyph set from a font in its folder, in the style of the set. */
import { GLYPHS } from '../../scenes/parts/glyph-metrics.ts';
import { hasLetter, textPath } from './drawing/text.ts';
import { FIGURES, letterOf, STYLES } from './drawing/glyph-styles.ts';
import { pictureOf } from './drawing/picture.ts';
import type { Letter } from './bundles.ts';

const advanceOf = (font: string, character: string, size: number): number =>
  hasLetter(font, character) ? textPath(character, { font, size }).width : 0;

/**
 * Returns a letter as an SVG; undefined if the font lacks it. Every letter fits the cell of its set, so that amounts
 * keep their width; letters of a wide font are drawn smaller, all digits equally. Throws if the file is not a font.
 */
export function drawLetter({ font, set, character }: Letter): string | undefined {
  const style = STYLES[set];
  const measures = Object.entries(GLYPHS).find(([name]) => name === set)?.[1];
  if (!style || !measures || !hasLetter(font, character)) return undefined;
  const roomOf = (letter: string): number => measures.advance[letter] ?? 0;
  const widest = Math.max(...FIGURES.map(([digit]) => advanceOf(font, digit, style.size)), 1);
  const digits = Math.min(1, roomOf('0') / widest);
  const own = roomOf(character) / Math.max(advanceOf(font, character, style.size), 1);
  const scale = character >= '0' && character <= '9' ? digits : Math.min(digits, own);
  const width = roomOf(character) - 2 * (measures.offset[character] ?? 0);
  return pictureOf(width, style.height, letterOf(style, character, width, font, style.size * scale));
}
