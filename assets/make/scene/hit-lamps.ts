/** Draws the lamps that show the payout for each number of hits, dark and lit. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { linear, path } from '../../pipeline/drawing/svg.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { type Box, inset, outlineOf } from './rim.ts';
import type { Theme } from './theme.ts';

const BOX: Box = { x: 2, y: 2, width: 128, height: 34, radius: 17 };

/** Draws a lamp, dark or lit, 132 by 38 design pixels. */
function lamp(isLit: boolean): Drawing {
  return {
    defs:
      metalGradients('gold', 'g') +
      linear(
        'glass',
        isLit
          ? [
              [0, '#FFFBE0'],
              [0.5, '#FFD94A'],
              [1, '#FFA81E'],
            ]
          : [
              [0, '#0C0326'],
              [0.5, '#1C0A4C'],
              [1, '#2E1470'],
            ],
      ),
    body:
      path(outlineOf(BOX), `fill="${INK}"`) +
      path(outlineOf(inset(BOX, 1.6)), 'fill="url(#gD)"') +
      path(outlineOf(inset(BOX, 4.6)), `fill="${INK}"`) +
      path(outlineOf(inset(BOX, 5.6)), 'fill="url(#glass)"') +
      path(
        'M16 11.500Q20 8.500 28 8.500H92',
        `fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity="${isLit ? 0.9 : 0.3}"`,
      ),
  };
}

/** Draws the dark and the lit lamp into the folder of the stall `name`. */
export function drawHitLamps(theme: Theme, name: string): void {
  picture(`${theme.into}${name}/lamp`, 132, 38, lamp(false));
  picture(`${theme.into}${name}/lamp-lit`, 132, 38, lamp(true));
}
