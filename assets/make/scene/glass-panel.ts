/** Draws the dark glass panel behind games of the hall. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, linear, path, radial } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { type Box, bulbDefs, bulbsAlong, inset, outlineOf } from './rim.ts';
import type { Theme } from './theme.ts';

/**
 * Draws a panel of dark glass in a slender gold rim; the fair shows through the glass. The rim has bulbs, or is slimmer
 * without them.
 */
export function glassPanel(
  theme: Theme,
  width: number,
  height: number,
  radius: number,
  hasBulbs: boolean,
): Drawing {
  const outer: Box = { x: 2, y: 2, width: width - 4, height: height - 4, radius };
  const band = hasBulbs ? 1 : 0.55;
  const [upper, middle, lower] = theme.groove;
  const ring = (from: number, to: number, paint: string): string =>
    path(
      outlineOf(inset(outer, from * band)) + outlineOf(inset(outer, to * band)),
      `fill-rule="evenodd" fill="${paint}"`,
    );
  return {
    defs:
      metalGradients('gold', 'g') +
      bulbDefs(theme) +
      linear('groove', [
        [0, upper],
        [0.5, middle],
        [1, lower],
      ]) +
      radial(
        'glass',
        [
          [0, '#35167E', 0.8],
          [0.6, '#1A0A48', 0.88],
          [1, '#0A0322', 0.94],
        ],
        { cx: 0.5, cy: 0.3, r: 0.8 },
      ) +
      linear('sink', [
        [0, '#05010F', 0.6],
        [1, '#05010F', 0],
      ]),
    body:
      path(outlineOf(inset(outer, 14 * band)), 'fill="url(#glass)"') +
      box(16, 16 * band, width - 32, 26 * band, 10, 'fill="url(#sink)"') +
      ring(0, 17, INK) +
      ring(1.2, 5, 'url(#gD)') +
      ring(6, 13, 'url(#groove)') +
      ring(13.6, 16.4, 'url(#gR)') +
      (hasBulbs ? bulbsAlong(theme, inset(outer, 9.5), 40, 3.4) : '') +
      path(
        `M5 ${radius + 8}Q6 7 ${radius + 6} 5H${width * 0.3}`,
        'fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".9"',
      ),
  };
}
