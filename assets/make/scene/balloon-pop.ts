/**
 * Draws the balloon stall: the board, a balloon in neutral rubber that the scene tints, its shreds, the tag behind it,
 * and the dart.
 */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, radial } from '../../pipeline/drawing/svg.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { bulbDefs, bulbsAlong, outlineOf, rim } from './rim.ts';
import { drawStall } from './stall.ts';
import type { Theme } from './theme.ts';

/** Draws the stall's board, 664 by 386 design pixels: stripes in a rim with bulbs. */
function board(theme: Theme): Drawing {
  const frame = rim(theme, 'board', { x: 2, y: 2, width: 660, height: 382, radius: 34 }, 24);
  const stripes = Array.from(
    { length: 9 },
    (_, index) => `M${-20 + index * 80} 0H${20 + index * 80}V386H${-20 + index * 80}Z`,
  ).join('');
  return {
    defs:
      frame.defs +
      bulbDefs(theme) +
      linear('night', [
        [0, '#123A9C'],
        [1, '#071A52'],
      ]) +
      linear('sink', [
        [0, '#020824', 0.7],
        [1, '#020824', 0],
      ]) +
      `<clipPath id="in"><path d="${outlineOf(frame.face)}"/></clipPath>`,
    body:
      frame.body +
      path(outlineOf(frame.face), 'fill="url(#night)"') +
      `<g clip-path="url(#in)">${path(stripes, 'fill="#1E5AC8" opacity=".45"')}<rect y="${frame.face.y}" width="664" height="46" fill="url(#sink)"/></g>` +
      bulbsAlong(theme, frame.groove, 29, 4.4) +
      path(
        'M7 70Q7 8 54 6H190',
        'fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".9"',
      ),
  };
}

/** Draws a balloon in light rubber, 92 by 132 design pixels, so that the scene can tint it. */
const balloon = (): Drawing => ({
  defs: radial(
    'rubber',
    [
      [0, '#FFFFFF'],
      [0.35, '#F2EDF6'],
      [0.75, '#BDB3CC'],
      [1, '#6F6488'],
    ],
    { cx: 0.36, cy: 0.3, r: 0.78 },
  ),
  body:
    path(
      'M46 108Q40 116 47 121T45 131',
      'fill="none" stroke="#3A1030" stroke-width="3" stroke-linecap="round"',
    ) +
    path(
      'M46 4C70 4 87 24 87 50C87 80 62 101 51 106L56 115H36L41 106C30 101 5 80 5 50C5 24 22 4 46 4Z',
      `fill="url(#rubber)" stroke="${INK}" stroke-width="3.400" stroke-linejoin="round"`,
    ) +
    '<ellipse cx="30" cy="32" rx="9" ry="15" fill="#fff" opacity=".95" transform="rotate(24 30 32)"/>' +
    '<ellipse cx="66" cy="82" rx="6" ry="12" fill="#fff" opacity=".25" transform="rotate(34 66 82)"/>',
});

/** Draws a shred of a burst balloon, 26 by 22 design pixels. */
const shred = (): Drawing => ({
  defs: '',
  body: path(
    'M3 8Q12 1 23 5Q19 11 22 18Q11 15 6 20Q7 13 3 8Z',
    `fill="#EDE7F4" stroke="${INK}" stroke-width="2" stroke-linejoin="round"`,
  ),
});

/** Draws the tag behind a balloon, 96 by 108 design pixels: a card on a string, with room for a payout. */
const tag = (): Drawing => ({
  defs:
    linear('card', [
      [0, '#FFFDF0'],
      [1, '#FFE3A0'],
    ]) + metalGradients('gold', 'g'),
  body:
    path('M48 4V30', `stroke="${INK}" stroke-width="4.500" stroke-linecap="round"`) +
    path('M48 4V30', 'stroke="#FFD768" stroke-width="2"') +
    circle(48, 6, 5.5, `fill="url(#gD)" stroke="${INK}" stroke-width="2"`) +
    path('M22 28H74L92 44V94Q92 104 82 104H14Q4 104 4 94V44Z', `fill="${INK}"`) +
    path('M23 31H73L89 45V93Q89 101 81 101H15Q7 101 7 93V45Z', 'fill="url(#gD)"') +
    path('M25 36H71L84 47V92Q84 96 80 96H16Q12 96 12 92V47Z', 'fill="url(#card)"') +
    circle(48, 42, 4, `fill="${INK}"`),
});

/** Draws the marker around the picked balloon, 116 by 156 design pixels. */
function mark(): Drawing {
  const ring = (by: number, width: number, paint: string): string =>
    box(by, by, 116 - 2 * by, 156 - 2 * by, 44 - by, `fill="none" stroke-width="${width}" ${paint}`);
  return {
    defs: '',
    body:
      ring(6, 10, 'stroke="#FFD75A" opacity=".3"') +
      ring(7, 5, 'stroke="#FFE98A" opacity=".8"') +
      ring(7, 2.4, 'stroke="#FFFBE0"'),
  };
}

/** Draws the dart, 44 by 128 design pixels; its point is at the top. */
const dart = (): Drawing => ({
  defs:
    metalGradients('silver', 's') +
    metalGradients('gold', 'g') +
    linear(
      'wing',
      [
        [0, '#7FC4FF'],
        [0.5, '#1E7BF0'],
        [1, '#0A2E86'],
      ],
      { x2: 1, y2: 0 },
    ),
  body:
    path('M22 0L26 40H18Z', `fill="url(#sD)" stroke="${INK}" stroke-width="2" stroke-linejoin="round"`) +
    path(
      'M4 82L22 68L40 82V122L22 108L4 122Z',
      `fill="url(#wing)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    path('M22 70V108', `stroke="${INK}" stroke-width="2"`) +
    box(15, 36, 14, 46, 6, `fill="url(#gV)" stroke="${INK}" stroke-width="2.600"`) +
    path('M15 50H29M15 58H29M15 66H29', 'stroke="#7A3C00" stroke-width="1.800"') +
    path('M9 86L19 78', 'stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".8"'),
});

/** Draws all pictures of the balloon stall. */
export function drawBalloonPop(theme: Theme): void {
  drawStall(theme, 'balloon-pop', { cloth: ['#1E7BE8', '#FFF1DC'], wood: '#3A5AB0' });
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}balloon-pop/${file}`, width, height, drawing);
  draw('board', 664, 386, board(theme));
  draw('balloon', 92, 132, balloon());
  draw('shred', 26, 22, shred());
  draw('tag', 96, 108, tag());
  draw('mark', 116, 156, mark());
  draw('dart', 44, 128, dart());
}
