/** Draws the peso coin: a raised rim with fine grooves, a ring of beads, a sunk face, and the peso sign in relief. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { FAIR } from './fair-theme.ts';
import type { Theme } from './theme.ts';

const CENTRE = 64;

/** Returns the gradients of the peso coin; their ids begin with "coin". */
export const coinGradients = ({ coin: { face } }: Theme): string =>
  metalGradients('gold', 'coin') +
  radial(
    'coinFace',
    [
      [0, face[0]],
      [0.45, face[1]],
      [0.8, face[2]],
      [1, face[3]],
    ],
    { cx: 0.38, cy: 0.32, r: 0.8 },
  ) +
  linear('coinSign', [
    [0, '#FFFFFF'],
    [0.5, '#FFF6C9'],
    [0.54, '#FFE27A'],
    [1, '#FFEFA6'],
  ]) +
  linear('coinGloss', [
    [0, '#fff', 0.75],
    [1, '#fff', 0.04],
  ]);

/** Draws a peso coin in a box of 128 units with a margin of two units. The document must contain `coinGradients`. */
export function coinBody(theme: Theme): string {
  const c = CENTRE;
  const reeds = Array.from({ length: 60 }, (_, index) => {
    const [x1, y1] = onCircle(c, c, 53.5, index * 6);
    const [x2, y2] = onCircle(c, c, 59, index * 6);
    return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
  }).join('');
  const beads = Array.from({ length: 32 }, (_, index) => {
    const [x, y] = onCircle(c, c, 41.6, index * 11.25);
    return circle(x + 0.4, y + 0.6, 1.7, 'fill="#8D4A00" opacity=".7"') + circle(x, y, 1.5, 'fill="#FFE88F"');
  }).join('');
  const sign = textPath('₱', { font: 'paytone-one', size: 66, x: c, y: c + 23 }).d;
  return (
    circle(c, c, 62, `fill="${INK}"`) +
    circle(c, c, 59.6, 'fill="url(#coinD)"') +
    path(reeds, 'stroke="#8A4600" stroke-opacity=".6" stroke-width="1.7"') +
    circle(c, c, 53.5, 'fill="url(#coinR)"') +
    circle(c, c, 52, 'fill="url(#coinD)"') +
    circle(c, c, 47, 'fill="url(#coinR)"') +
    circle(c, c, 45.4, 'fill="url(#coinFace)"') +
    beads +
    theme.coin.motif +
    path(
      sign,
      'transform="translate(1.6 2.6)" fill="#7C3C00" stroke="#7C3C00" stroke-width="4" stroke-linejoin="round" opacity=".55"',
    ) +
    path(sign, 'fill="#8A4600" stroke="#8A4600" stroke-width="4.6" stroke-linejoin="round"') +
    path(sign, 'fill="url(#coinSign)"') +
    path('M21 50A45.4 45.4 0 0 1 97 33Q72 40 21 66Z', 'fill="url(#coinGloss)" opacity=".5"') +
    path(
      'M9.5 56A55 55 0 0 1 50 10.6',
      'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".9"',
    ) +
    sparkle(27, 24, 12) +
    sparkle(103, 96, 6, 0.95)
  );
}

/** Draws a peso coin in a square of `size` design pixels. */
export function coin(size: number, theme: Theme = FAIR): Drawing {
  return { defs: coinGradients(theme), body: `<g transform="scale(${size / 128})">${coinBody(theme)}</g>` };
}
