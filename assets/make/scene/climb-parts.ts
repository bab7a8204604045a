/**
 * Draws the pictures shared by all climbing games: the panel for results, the tags of the steps, and the stop sign
 * where the climb fails.
 */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path } from '../../pipeline/drawing/svg.ts';
import { nightFair, squareSky } from './night-fair.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { type Box, inset, outlineOf } from './rim.ts';
import { plate } from './stall.ts';
import type { Theme } from './theme.ts';

const TAG: Box = { x: 1, y: 1, width: 102, height: 44, radius: 15 };

/** Draws the tag of a step, 104 by 46 design pixels: dark until the player reaches the step, then gold. */
function tag(isReached: boolean): Drawing {
  return {
    defs:
      metalGradients('gold', 'g') +
      linear(
        'face',
        isReached
          ? [
              [0, '#FFFBE0'],
              [0.5, '#FFD94A'],
              [1, '#FFA81E'],
            ]
          : [
              [0, '#150638'],
              [0.5, '#2A1266'],
              [1, '#3B1C86'],
            ],
      ),
    body:
      path(outlineOf(TAG), `fill="${INK}"`) +
      path(outlineOf(inset(TAG, 1.6)), 'fill="url(#gD)"') +
      path(outlineOf(inset(TAG, 4.4)), `fill="${INK}"`) +
      path(outlineOf(inset(TAG, 5.4)), 'fill="url(#face)"') +
      path(
        'M16 11.500H68',
        `stroke="#fff" stroke-width="2" stroke-linecap="round" opacity="${isReached ? 0.9 : 0.3}"`,
      ),
  };
}

/** Draws the light border around the tag of the next step, 122 by 64 design pixels. */
function next(): Drawing {
  const outer: Box = { x: 2, y: 2, width: 118, height: 60, radius: 23 };
  const ring = (from: number, to: number, paint: string): string =>
    path(outlineOf(inset(outer, from)) + outlineOf(inset(outer, to)), `fill-rule="evenodd" ${paint}`);
  return {
    defs: '',
    body:
      ring(0, 8, 'fill="#7CFFB2" opacity=".35"') +
      ring(2, 8, 'fill="#5DF09A" opacity=".8"') +
      ring(3.6, 6.6, 'fill="#E9FFF2"'),
  };
}

/** Draws the stop sign where the climb fails, 44 design pixels square. */
const stop = (): Drawing => ({
  defs:
    metalGradients('gold', 'g') +
    linear('red', [
      [0, '#FF7A7A'],
      [0.5, '#E3203F'],
      [1, '#8A0626'],
    ]),
  body:
    '<g transform="scale(.7333)">' +
    circle(30, 31, 28.5, `fill="${INK}"`) +
    circle(30, 30, 27, 'fill="url(#gD)"') +
    circle(30, 30, 23, `fill="${INK}"`) +
    circle(30, 30, 21.8, 'fill="url(#red)"') +
    box(15, 25.5, 30, 9, 3.5, 'fill="#FFFFFF"') +
    path(
      'M14 20Q19 11 28 10',
      'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".8"',
    ) +
    '</g>',
});

/** Draws the shared pictures into the folder of the climbing game `name`. */
export function drawClimbParts(theme: Theme, name: string): void {
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}${name}/${file}`, width, height, drawing);
  draw('backdrop', 180, 180, squareSky(theme));
  draw('fair', 720, 320, nightFair());
  draw('garland', 720, 84, theme.garland());
  draw('plate', 440, 68, plate(theme));
  draw('tag', 104, 46, tag(false));
  draw('tag-lit', 104, 46, tag(true));
  draw('next', 122, 64, next());
  draw('stop', 44, 44, stop());
}
