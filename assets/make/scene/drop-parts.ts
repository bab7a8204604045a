/**
 * Draws pictures shared by all games with a ball that drops into bins: pegs, the light around a bin, and the marks of
 * the ball's path.
 */
import { INK } from '../../pipeline/drawing/metals.ts';
import { circle, radial } from '../../pipeline/drawing/svg.ts';
import { litBorder as litPlate } from './enamel.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

/** Draws a peg, 20 design pixels square: a silver knob. */
export const peg = (): Drawing => ({
  defs: radial(
    'knob',
    [
      [0, '#FFFFFF'],
      [0.4, '#E3DBF6'],
      [0.8, '#9C8CCB'],
      [1, '#5B478F'],
    ],
    { cx: 0.38, cy: 0.32, r: 0.72 },
  ),
  body:
    circle(10, 10.4, 9.6, `fill="${INK}"`) +
    circle(10, 9.8, 8.4, 'fill="url(#knob)"') +
    circle(7.4, 7, 2, 'fill="#fff"'),
});

/** Draws the light border around the bin that a ball hit, `width` by 104 design pixels. */
export const litBorder = (width: number): Drawing => litPlate(width - 16, 88, width > 60 ? 12 : 9);

/** Draws one mark of a ball's path, 20 design pixels square: a soft spot. */
export const pathMark = (): Drawing => ({
  defs: radial('spot', [
    [0, '#FFD9E2'],
    [0.5, '#FF6C91', 0.9],
    [1, '#FF4D78', 0],
  ]),
  body: circle(10, 10, 10, 'fill="url(#spot)"'),
});
