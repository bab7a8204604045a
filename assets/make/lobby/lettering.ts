/** Typesets the name on a tile: font, fill, line breaks, and the size that fits. */
import { letteringStops } from '../../pipeline/drawing/metals.ts';
import type { Stop } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import type { TilePalette } from './palettes.ts';
import type { TileFont } from './recipes.ts';

/** Width of the stroke that thickens fonts too thin for a thumbnail, in units of the tile. */
export const heavier: Partial<Record<TileFont, number>> = {
  'cinzel-decorative': 5,
  fredoka: 7,
  creepster: 2,
  rowdies: 4,
};
const whiteFaced: ReadonlySet<TileFont> = new Set(['chango', 'modak', 'fredoka', 'russo-one']);

/** Splits a title into one or two lines, so that the longer line is as short as possible. */
export function linesOf(title: string): readonly string[] {
  const words = title.toUpperCase().split(' ');
  if (words.length === 1) return words;
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/**
 * Returns the gradient stops that fill a title's letters, from the top of a capital to its foot: white for some fonts,
 * gold for the others.
 */
export function letteringFace(font: TileFont, palette: TilePalette): Stop[] {
  return whiteFaced.has(font)
    ? [
        [0, '#fff'],
        [0.5, '#fff'],
        [1, palette.light],
      ]
    : letteringStops('gold');
}

/** Returns the largest font size, up to `most`, at which a line fits in `room` units. */
export function fitting(line: string, font: TileFont, most: number, room: number): number {
  const natural = textPath(line, { font, size: 100, tracking: 2 }).width;
  return Math.min(most, ((room - (heavier[font] ?? 0)) / natural) * 100);
}

/**
 * Returns the font `wished`, or the narrow Lilita One if a long line in `wished` would be too small to read on a phone.
 */
export function readableFont(lines: readonly string[], wished: TileFont, room: number): TileFont {
  const smallest = Math.min(...lines.map((line) => fitting(line, wished, 80, room)));
  return smallest < 56 ? 'lilita-one' : wished;
}
