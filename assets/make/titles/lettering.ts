/** Draws the text on a title's pictures: its name above the machine, and the words on wild and scatter. */
import { INK } from '../../pipeline/drawing/metals.ts';
import { linear, path, round } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import { heavier, letteringFace, linesOf } from '../lobby/lettering.ts';
import type { TilePalette } from '../lobby/palettes.ts';
import type { TileFont } from '../lobby/recipes.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

/** Text and position of a line, in design pixels. */
interface Line {
  readonly text: string;
  readonly font: TileFont;
  readonly size: number;
  readonly x: number;
  /** The y of the baseline, in design pixels. */
  readonly y: number;
}

/** Height of a capital, em; enough for every font used here. */
const CAPITAL = 0.72;

/**
 * Draws one line of text in gold or in its palette's colours, with depth and outline. `id` must be unique in the
 * picture.
 */
export function lettered(id: string, { text, font, size, x, y }: Line, palette: TilePalette): Drawing {
  const weight = ((heavier[font] ?? 0) * size) / 80;
  const { d } = textPath(text, { font, size, x, y, tracking: size / 50 });
  const unit = size / 64;
  const stroke = (colour: string, thickness: number): string =>
    `fill="${colour}" stroke="${colour}" stroke-width="${round(thickness * unit + weight)}" stroke-linejoin="round"`;
  return {
    defs: linear(id, letteringFace(font, palette), {
      x1: 0,
      y1: y - size * CAPITAL,
      x2: 0,
      y2: y + size * 0.08,
      user: true,
    }),
    body:
      path(d, `transform="translate(0 ${round(4.5 * unit)})" ${stroke(palette.deep, 14)}`) +
      path(d, stroke(INK, 10.5)) +
      path(d, stroke(palette.base, 4.5)) +
      path(d, stroke(`url(#${id})`, 0.5)),
  };
}

/** Space for a title's name without its outline, in design pixels. */
const ROOM = { width: 376, height: 62 } as const;
const PICTURE = { width: 400, height: 84 } as const;
/**
 * Font sizes of a title's name, in design pixels: `most` is the largest. Below `least`, one line is illegible on a
 * phone, so the name takes two lines of at most `ofTwo`.
 */
const SIZES = { most: 58, least: 40, ofTwo: 40 } as const;

/** Draws the name of a title, 400 by 84 design pixels. */
export function nameLettering(title: string, font: TileFont, palette: TilePalette): Drawing {
  const whole = title.toUpperCase();
  for (const one of [font, 'lilita-one'] as const) {
    const size = fitted(whole, one, SIZES.most, ROOM.height);
    if (size >= SIZES.least) return middled(whole, one, size, PICTURE.height / 2, 'name', palette);
  }
  const lines = linesOf(title).map((text, place) =>
    middled(
      text,
      'lilita-one',
      fitted(text, 'lilita-one', SIZES.ofTwo, ROOM.height),
      PICTURE.height * (0.26 + 0.48 * place),
      `name${place}`,
      palette,
    ),
  );
  return { defs: lines.map(({ defs }) => defs).join(''), body: lines.map(({ body }) => body).join('') };
}

/** Returns the bounds of a text's outlines at a font size, since some letters reach far out of their line. */
export function extentOf(text: string, font: TileFont, size: number) {
  const { d } = textPath(text, { font, size, tracking: size / 50 });
  const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) };
}

/** Returns the largest font size, up to `most`, at which a text fits into a space of `ROOM.width` by `height`. */
function fitted(text: string, font: TileFont, most: number, height: number): number {
  const { left, right, top, foot } = extentOf(text, font, 100);
  const weight = heavier[font] ?? 0;
  return Math.min(most, ((ROOM.width - weight) / (right - left)) * 100, (height / (foot - top)) * 100);
}

/** Draws a line whose outlines are centred horizontally in the picture and vertically at y, in design pixels. */
function middled(
  text: string,
  font: TileFont,
  size: number,
  y: number,
  id: string,
  palette: TilePalette,
): Drawing {
  const { left, right, top, foot } = extentOf(text, font, size);
  const line = { text, font, size, x: PICTURE.width / 2 - (left + right) / 2, y: y - (top + foot) / 2 - 1 };
  return lettered(id, line, palette);
}
