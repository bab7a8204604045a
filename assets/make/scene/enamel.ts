/** Draws panels of light enamel, which scenes tint, and the light border around a panel that was hit. */
import { INK } from '../../pipeline/drawing/metals.ts';
import { linear, path } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { type Box, inset, outlineOf } from './rim.ts';

/** Draws a panel of light enamel; `radius` is that of its corners, in design pixels. */
export function enamelPlate(width: number, height: number, radius: number): Drawing {
  const outer: Box = { x: 0, y: 0, width, height, radius };
  return {
    defs: linear('enamel', [
      [0, '#FFFFFF'],
      [0.1, '#FFFFFF'],
      [0.14, '#E6E1F0'],
      [0.6, '#D4CDE4'],
      [0.62, '#C2B9D8'],
      [1, '#A79DC4'],
    ]),
    body:
      path(outlineOf(outer), `fill="${INK}"`) +
      path(outlineOf(inset(outer, 1.6)), 'fill="url(#enamel)"') +
      path(`M9 4.500H${width - 9}`, 'stroke="#fff" stroke-width="2.2" stroke-linecap="round"'),
  };
}

/** Draws the light border around a panel, 8 design pixels larger than the panel on every side. */
export function litBorder(plateWidth: number, plateHeight: number, plateRadius: number): Drawing {
  const outer: Box = {
    x: 2,
    y: 2,
    width: plateWidth + 12,
    height: plateHeight + 12,
    radius: plateRadius + 6,
  };
  const ring = (from: number, to: number, paint: string): string =>
    path(outlineOf(inset(outer, from)) + outlineOf(inset(outer, to)), `fill-rule="evenodd" ${paint}`);
  return {
    defs: '',
    body:
      ring(0, 7, 'fill="#FFD75A" opacity=".35"') +
      ring(2, 7, 'fill="#FFE98A" opacity=".7"') +
      ring(3.6, 6.6, 'fill="#FFFBE0"'),
  };
}
