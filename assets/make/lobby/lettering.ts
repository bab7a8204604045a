/** How a title's words are set: its font, its face, its lines and the size that fits. */
import { letteringStops } from '../kit/metal.ts';
import type { Stop } from '../kit/svg.ts';
import { textPath } from '../kit/text.ts';
import type { TilePalette } from './palettes.ts';
import type { TileFont } from './recipes.ts';

/** Fonts too thin for a thumbnail are struck heavier by so many units; some have a light face, not gold. */
export const heavier: Partial<Record<TileFont, number>> = {
  'cinzel-decorative': 5,
  fredoka: 7,
  creepster: 2,
  rowdies: 4,
};
const whiteFaced: ReadonlySet<TileFont> = new Set(['chango', 'modak', 'fredoka', 'russo-one']);

/** The title on one line or two, as even as its words allow. */
export function linesOf(title: string): readonly string[] {
  const words = title.toUpperCase().split(' ');
  if (words.length === 1) return words;
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** Stops of a title's face, from the top of a capital to its foot. */
export function letteringFace(font: TileFont, palette: TilePalette): Stop[] {
  return whiteFaced.has(font)
    ? [
        [0, '#fff'],
        [0.5, '#fff'],
        [1, palette.light],
      ]
    : letteringStops('gold');
}

/** Largest size at which a line fits in `room` units, up to `most`. */
export function fitting(line: string, font: TileFont, most: number, room: number): number {
  const natural = textPath(line, { font, size: 100, tracking: 2 }).width;
  return Math.min(most, ((room - (heavier[font] ?? 0)) / natural) * 100);
}

/** The wished font, or the narrow one where a long word would come out too small to read on a phone. */
export function readableFont(lines: readonly string[], wished: TileFont, room: number): TileFont {
  const smallest = Math.min(...lines.map((line) => fitting(line, wished, 80, room)));
  return smallest < 56 ? 'lilita-one' : wished;
}
