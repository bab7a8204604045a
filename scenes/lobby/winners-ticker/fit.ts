import { GLYPHS, type GlyphSetName } from '../../parts/glyph-metrics.ts';
import { MIN_SCALE } from './tuning.ts';

/** Parts of a line, in order. */
export interface LineParts {
  readonly name: string;
  readonly before: string;
  readonly amount: string;
  readonly after: string;
}

/** A line that fits: its parts, possibly shortened, and the scale of the whole. */
export interface FittedLine extends LineParts {
  readonly scale: number;
}

const ELLIPSIS = '...';

/** Returns the width of a text as drawn, dpx. */
export function textWidth(set: GlyphSetName, text: string): number {
  const { advance } = GLYPHS[set];
  let width = 0;
  for (const character of text) width += advance[character] ?? advance[' '] ?? 0;
  return width;
}

/** Returns the width of a word space, dpx. */
export const wordGap = (): number => textWidth('label', ' ');

/** Returns the width of a line at scale 1, dpx. */
export function lineWidth(parts: LineParts): number {
  const widths = [
    textWidth('label', parts.name),
    textWidth('label', parts.before),
    textWidth('label-gold', parts.amount),
    textWidth('label', parts.after),
  ].filter((width) => width > 0);
  return widths.reduce((sum, width) => sum + width, 0) + Math.max(0, widths.length - 1) * wordGap();
}

/** Drops characters from the end until the line is short enough or the part is empty. */
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
 * Fits a line into a width: first scales it down to .8, then shortens the game's title, then the words before the
 * amount, then the name. The amount is never shortened.
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
