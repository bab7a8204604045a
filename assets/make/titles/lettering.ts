/** Words on a title's pictures: its name over the machine, and what stands on wild and scatter. */
import { INK } from '../kit/palette.ts';
import { linear, path, round } from '../kit/svg.ts';
import { textPath } from '../kit/text.ts';
import { fitting, heavier, letteringFace, linesOf } from '../lobby/lettering.ts';
import type { TilePalette } from '../lobby/palettes.ts';
import type { TileFont } from '../lobby/recipes.ts';
import type { Drawing } from '../scene/picture.ts';

/** Where a line stands. */
interface Line {
  readonly text: string;
  readonly font: TileFont;
  readonly size: number;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
}

/** Height of a capital, em: enough of it for every font here. */
const CAPITAL = 0.72;

/** One line in gold or in its palette, cast, outlined and lit; `id` must be unique in its picture. */
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

/** Room of the name, dpx, without what its outline takes. */
const ROOM = { width: 376, height: 84 };
/** Smaller, one line is not read on a phone, and the name takes two. */
const LEAST = 40;

/** The name of a title, 400 by 84 dpx. */
export function nameLettering(title: string, font: TileFont, palette: TilePalette): Drawing {
  const whole = title.toUpperCase();
  const wished = fitting(whole, font, 58, ROOM.width);
  const narrow = fitting(whole, 'lilita-one', 58, ROOM.width);
  if (wished >= LEAST) return oneLine(whole, font, wished, palette);
  if (narrow >= LEAST) return oneLine(whole, 'lilita-one', narrow, palette);
  const lines = linesOf(title).map((text, place) =>
    lettered(
      `name${place}`,
      {
        text,
        font: 'lilita-one',
        size: fitting(text, 'lilita-one', 42, ROOM.width),
        x: 200,
        y: 37 + place * 39,
      },
      palette,
    ),
  );
  return { defs: lines.map(({ defs }) => defs).join(''), body: lines.map(({ body }) => body).join('') };
}

const oneLine = (text: string, font: TileFont, size: number, palette: TilePalette): Drawing =>
  lettered('name', { text, font, size, x: 200, y: ROOM.height / 2 + size * 0.34 }, palette);
