/** Draws the pictures of the crash game into assets/crash. */
import { INK } from '../../pipeline/drawing/metals.ts';
import { linear, path, radial } from '../../pipeline/drawing/svg.ts';
import { drawFuse } from './fuse.ts';
import { emojiIcon } from './items.ts';
import { numberBoard } from './limbo.ts';
import { drawHallGround } from './night-fair.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { picture } from './picture.ts';
import { inset, outlineOf } from './rim.ts';
import { drawSilverFigures } from './silver-figure.ts';
import type { Theme } from './theme.ts';

/** Draws a streak of light, 64 by 32 design pixels: bright in the middle, soft at its edges. */
const streak = (): Drawing => ({
  defs: radial('light', [
    [0, '#FFFFFF', 1],
    [0.35, '#FFFFFF', 0.8],
    [0.7, '#FFFFFF', 0.18],
    [1, '#FFFFFF', 0],
  ]),
  body: '<ellipse cx="32" cy="16" rx="32" ry="16" fill="url(#light)"/>',
});

/** Draws a floating paper lamp, 44 by 60 design pixels, with its glow. */
const lamp = (): Drawing => ({
  defs:
    radial('halo', [
      [0, '#FFB84A', 0.6],
      [1, '#FF8A2A', 0],
    ]) +
    linear(
      'paper',
      [
        [0, '#FFE7A0'],
        [0.5, '#FFB03A'],
        [1, '#D9541E'],
      ],
      { x2: 0.4 },
    ),
  body:
    '<ellipse cx="22" cy="30" rx="22" ry="29" fill="url(#halo)"/>' +
    path('M12 18Q22 11 32 18L30 42Q22 47 14 42Z', `fill="url(#paper)" stroke="${INK}" stroke-width="1.6"`) +
    path('M17 17L18 43M22 15V45M27 17L26 43', 'fill="none" stroke="#A83A00" stroke-width="1" opacity=".4"') +
    '<ellipse cx="22" cy="41" rx="5" ry="2.4" fill="#FFFBE0"/>',
});

/** Draws the background of a flag, 168 by 44 design pixels: ruby in a gold edge, with two tails. */
function flag(): Drawing {
  const plate = { x: 12, y: 5, width: 144, height: 34, radius: 12 };
  return {
    defs:
      linear('gold', [
        [0, '#FFF3B0'],
        [0.5, '#FFC72C'],
        [1, '#A85A00'],
      ]) +
      linear('cloth', [
        [0, '#2FA86A'],
        [0.5, '#12784A'],
        [1, '#0A5A36'],
      ]),
    body:
      path(
        'M2 10H20V34H2L9 22ZM166 10H148V34H166L159 22Z',
        `fill="#0A5A36" stroke="${INK}" stroke-width="2"`,
      ) +
      path(outlineOf(plate), `fill="${INK}"`) +
      path(outlineOf(inset(plate, 2)), 'fill="url(#gold)"') +
      path(outlineOf(inset(plate, 4.4)), 'fill="url(#cloth)"') +
      path(
        'M20 14Q21 11 28 10.500H90',
        'fill="none" stroke="#fff" stroke-width="1.6" opacity=".6" stroke-linecap="round"',
      ),
  };
}

/** Draws all pictures of the crash game, which has no seasonal pictures yet. */
export function drawCrash(theme: Theme): void {
  const into = `${theme.into}crash`;
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${into}/${name}`, width, height, drawing);
  drawHallGround(theme, 'crash');
  draw('board', 460, 208, numberBoard(theme));
  draw('rocket', 128, 128, emojiIcon('rocket', 128));
  draw('light/streak', 64, 32, streak());
  draw('lamp', 44, 60, lamp());
  draw('flag', 168, 44, flag());
  drawFuse(into);
  drawSilverFigures(into);
}
