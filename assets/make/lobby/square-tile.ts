/**
 * Draws the square picture of one of the house's own games, 360 by 360 units, up to the edge. The lobby writes the name
 * over it.
 */
import { hashOf } from '../../../contract/catalogue/hash.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { box, circle, linear, path, radial, sparkle } from '../../pipeline/drawing/svg.ts';
import { symbolFilter } from './symbol-filter.ts';
import type { FullBleed } from './full-bleed.ts';
import { paletteOf, type PaletteName } from './palettes.ts';
import { pattern, rayPaint, type PatternName } from './patterns.ts';
import { symbol } from './symbols.ts';

const SIDE = 360;
const CENTRE = { x: 180, y: 150 };

/** Draws a square tile; its foot is shaded so that the name over it stays readable. */
export function squareTile(
  title: string,
  hero: string,
  paletteName: PaletteName,
  patternName: PatternName,
): FullBleed {
  const palette = paletteOf(paletteName);
  const { x: cx, y: cy } = CENTRE;
  const random = seeded(hashOf(title) | 1);
  const defs =
    linear(
      'ground',
      [
        [0, palette.light],
        [0.55, palette.base],
        [1, palette.deep],
      ],
      { x2: 0.4 },
    ) +
    radial('halo', [
      [0, '#fff', 0.8],
      [0.45, palette.light, 0.4],
      [1, palette.light, 0],
    ]) +
    linear('foot', [
      [0, palette.deep, 0],
      [0.55, palette.deep, 0.8],
      [1, palette.deep, 1],
    ]) +
    linear('gloss', [
      [0, '#fff', 0.3],
      [1, '#fff', 0],
    ]) +
    rayPaint('rays', cx, cy, 340, 0.35) +
    symbolFilter('dress', { rim: palette.light });
  const body =
    box(0, 0, SIDE, SIDE, 0, 'fill="url(#ground)"') +
    `<g opacity=".75">${pattern(patternName, { width: SIDE, height: SIDE, cx, cy, palette, random })}</g>` +
    circle(cx, cy, 170, 'fill="url(#halo)"') +
    box(0, 210, SIDE, 150, 0, 'fill="url(#foot)"') +
    symbol(hero, cx, cy, 214, 'dress') +
    sparkle(74, 66, 18) +
    sparkle(292, 214, 13, 0.9) +
    path(`M0 0H${SIDE}V70Q180 120 0 56Z`, 'fill="url(#gloss)"');
  return { width: SIDE, height: SIDE, defs, body };
}
