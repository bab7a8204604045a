/**
 * Draws a game's portrait tile, 360 by 480 units: a pattern, small symbols around the main symbol, the title's name on
 * an arc, and the provider's rim.
 */
import type { BrandId } from '../../../contract/catalogue/title.ts';
import { hashOf } from '../../../contract/catalogue/hash.ts';

import { INK } from '../../pipeline/drawing/metals.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { box, circle, linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import { CORNER, frame } from './frames.ts';
import { symbolFilter } from './symbol-filter.ts';
import type { FullBleed } from './full-bleed.ts';
import { fitting, heavier, letteringFace, linesOf, readableFont } from './lettering.ts';
import { paletteOf, type TilePalette } from './palettes.ts';
import { pattern, rayPaint } from './patterns.ts';
import type { PortraitRecipe, TileFont } from './recipes.ts';
import { symbol } from './symbols.ts';

const WIDTH = 360;
const HEIGHT = 480;
const CENTRE = { x: 180, y: 200 };

/**
 * Layouts of the small symbols around the main symbol: x, y, width of the box, rotation in degrees. The hash of the
 * title selects one.
 */
const layouts: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [72, 104, 80, -18],
    [292, 112, 80, 16],
    [64, 284, 84, -10],
    [298, 282, 84, 12],
  ],
  [
    [60, 206, 98, -14],
    [300, 206, 98, 14],
    [104, 80, 66, -10],
    [256, 80, 66, 10],
  ],
  [
    [288, 88, 78, 18],
    [68, 96, 68, -22],
    [302, 236, 92, 8],
    [56, 268, 78, -12],
  ],
  [
    [80, 296, 92, -8],
    [282, 298, 92, 8],
    [56, 140, 70, -20],
    [304, 140, 70, 20],
  ],
];

/** Bends an SVG path like an arch: points 150 units to the left or right of x = `cx` move down by `drop` units. */
function bend(d: string, cx: number, drop: number): string {
  return d.replace(/([MLQC])([^MLQCZ]+)/g, (_, command: string, numbers: string) => {
    const values = numbers.trim().split(/[ ,]+/).map(Number);
    const bent = values.map((value, index) => {
      const x = values[index - 1] ?? 0;
      return index % 2 ? round(value + drop * ((x - cx) / 150) ** 2) : value;
    });
    return command + bent.join(' ');
  });
}

function lettering(
  title: string,
  wished: TileFont,
  palette: TilePalette,
  room: number,
): { defs: string; body: string } {
  const lines = linesOf(title);
  const font = readableFont(lines, wished, room);
  const lastSize = fitting(lines.at(-1) ?? '', font, lines.length === 1 ? 88 : 80, room);
  const weight = heavier[font] ?? 0;
  let defs = '';
  let body = '';
  lines.forEach((line, place) => {
    const alone = lines.length === 1;
    const last = place === lines.length - 1;
    const size = last ? lastSize : fitting(line, font, 68, room);
    const y = alone ? 420 : last ? 440 : 426 - lastSize * 0.76;
    const d = bend(
      textPath(line, { font, size, x: CENTRE.x, y, tracking: size / 50 }).d,
      CENTRE.x,
      last ? 6 : 10,
    );
    const stroke = (colour: string, thickness: number): string =>
      `fill="${colour}" stroke="${colour}" stroke-width="${thickness + weight}" stroke-linejoin="round"`;
    defs += linear(`title${place}`, letteringFace(font, palette), {
      x1: 0,
      y1: y - size * 0.72,
      x2: 0,
      y2: y + 6,
      user: true,
    });
    body +=
      path(d, `transform="translate(0 6)" ${stroke(palette.deep, 17)}`) +
      path(d, stroke(INK, 12)) +
      path(d, stroke(palette.base, 5)) +
      path(d, stroke(`url(#title${place})`, 0.5));
  });
  return { defs, body };
}

/** Draws a portrait tile; the same title and recipe always give the same picture. If `plain`, it omits the name. */
export function portraitTile(
  title: string,
  brand: BrandId,
  recipe: PortraitRecipe,
  { plain = false } = {},
): FullBleed {
  const [hero, companionNames, paletteName, patternName, font] = recipe;
  const palette = paletteOf(paletteName);
  const random = seeded(hashOf(title) | 1);
  const companions = companionNames.split(' ');
  const layout = layouts[hashOf(title) % layouts.length] ?? [];
  const letters = plain
    ? { defs: '', body: '' }
    : lettering(title, font, palette, brand === 'perya' ? 274 : 298);
  const { x: cx, y: cy } = CENTRE;
  const defs =
    radial(
      'ground',
      [
        [0, palette.light],
        [0.45, palette.base],
        [1, palette.deep],
      ],
      { cx: 0.5, cy: 0.42, r: 0.78 },
    ) +
    radial('halo', [
      [0, '#fff', 0.95],
      [0.4, palette.light, 0.55],
      [1, palette.light, 0],
    ]) +
    linear('foot', [
      [0, palette.deep, 0],
      [0.45, palette.deep, 0.75],
      [1, palette.deep, 1],
    ]) +
    linear('gloss', [
      [0, '#fff', 0.35],
      [1, '#fff', 0],
    ]) +
    rayPaint('rays', cx, cy, 400) +
    symbolFilter('dress', { rim: palette.light }) +
    letters.defs +
    `<clipPath id="edge">${box(0, 0, WIDTH, HEIGHT, CORNER, '')}</clipPath>`;
  const behind = layout.map(([x, y, size, turn], place) => {
    const name = companions[place % companions.length] ?? hero;
    return symbol(name, x, y, size, 'dress', turn);
  });
  const body =
    `<g clip-path="url(#edge)">${box(0, 0, WIDTH, HEIGHT, 0, 'fill="url(#ground)"')}` +
    pattern(patternName, { width: WIDTH, height: HEIGHT, cx, cy, palette, random }) +
    circle(cx, cy, 190, 'fill="url(#halo)" opacity=".8"') +
    behind.join('') +
    symbol(hero, cx, cy - 8, 226, 'dress') +
    box(0, 256, WIDTH, 224, 0, 'fill="url(#foot)"') +
    letters.body +
    sparkle(round(84 + random() * 30), round(96 + random() * 24), 18) +
    sparkle(302, round(180 + random() * 60), 12, 0.9) +
    path(`M0 0H${WIDTH}V110Q180 170 0 84Z`, 'fill="url(#gloss)"') +
    `${frame(brand, palette)}</g>`;
  return { width: WIDTH, height: HEIGHT, defs, body };
}
