import { GLYPHS, type GlyphSetName } from '../../parts/glyph-metrics.ts';
import { MIN_SCALE } from './tuning.ts';

/** Texts of a line, from left to right. */
export interface LineParts {
  readonly name: string;
  readonly before: string;
  readonly amount: string;
  readonly after: string;
}

/** A line that fits: its texts, possibly shortened, and the scale of the whole line. */
export interface FittedLine extends LineParts {
  readonly scale: number;
}

const canWrite = (text: string): boolean =>
  [...text].every((character) => character === ' ' || GLYPHS.label.frame[character] !== undefined);

/**
 * Returns a winner's name as the glyphs can write it: unchanged, without its accents, or else the row's text for
 * someone. A missing glyph would be a gap.
 */
export function drawableName({ name, someone }: { readonly name: string; readonly someone: string }): string {
  if (canWrite(name)) return name;
  const plain = [...name.normalize('NFC')]
    .map((letter) => (canWrite(letter) ? letter : letter.normalize('NFD').replaceAll(/\p{M}/gu, '')))
    .join('');
  return canWrite(plain) ? plain : someone;
}

const ELLIPSIS = '...';

/** Returns the width of a text in a glyph set, in design pixels. */
export function textWidth(set: GlyphSetName, text: string): number {
  const { advance } = GLYPHS[set];
  let width = 0;
  for (const character of text) width += advance[character] ?? advance[' '] ?? 0;
  return width;
}

/** Returns the width of a space between words, in design pixels. */
export const wordGap = (): number => textWidth('label', ' ');

/** Returns the width of a line at scale 1, in design pixels. */
export function lineWidth(parts: LineParts): number {
  const widths = [
    textWidth('label', parts.name),
    textWidth('label', parts.before),
    textWidth('label-gold', parts.amount),
    textWidth('label', parts.after),
  ].filter((width) => width > 0);
  return widths.reduce((sum, width) => sum + width, 0) + Math.max(0, widths.length - 1) * wordGap();
}

/** Removes characters from the end of one text until the line is at most `most` wide or that text is empty. */
function shorten(parts: LineParts, word: 'after' | 'before' | 'name', most: number): LineParts {
  const characters = Array.from(parts[word]);
  for (let length = characters.length - 1; length > 0; length--) {
    const kept = characters.slice(0, length).join('').trimEnd();
    const shorter = { ...parts, [word]: kept + ELLIPSIS };
    if (lineWidth(shorter) <= most) return shorter;
  }
  return { ...parts, [word]: '' };
}

/**
 * Returns the line fitted into a width: it is scaled down to 0.8 at most, then the game's title is shortened, then the
 * words before the amount, then the name. The amount is never shortened.
 */
export function fitLine(parts: LineParts, width: number): FittedLine {
  const most = width / MIN_SCALE;
  let fitted = parts;
  for (const word of ['after', 'before', 'name'] as const) {
    if (lineWidth(fitted) <= most) break;
    fitted = shorten(fitted, word, most);
  }
  const { name, before, amount, after } = fitted;
  return { name, before, amount, after, scale: Math.min(1, width / lineWidth(fitted)) };
}
