/**
 * Draws the limbo game: a board for the number, a mast with the marker of the target, and a balloon that rises along
 * the mast.
 */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, linear, path, radial, sparkle } from '../../pipeline/drawing/svg.ts';
import { drawHallGround } from './night-fair.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { bulbDefs, bulbsAlong, inset, outlineOf, rim } from './rim.ts';
import { drawSilverFigures } from './silver-figure.ts';
import type { Theme } from './theme.ts';

/** Draws the board for a number, 460 by 208 design pixels: a dark recess in a rim with bulbs. */
export function numberBoard(theme: Theme): Drawing {
  const frame = rim(theme, 'board', { x: 2, y: 2, width: 456, height: 204, radius: 40 }, 28);
  const { face } = frame;
  return {
    defs:
      frame.defs +
      bulbDefs(theme) +
      radial(
        'well',
        [
          [0, '#3A1A86'],
          [0.6, '#1C0A4C'],
          [1, '#0C0326'],
        ],
        { cx: 0.5, cy: 0.36, r: 0.75 },
      ) +
      linear('sink', [
        [0, '#000', 0.65],
        [1, '#000', 0],
      ]) +
      linear('pane', [
        [0, '#fff', 0.16],
        [1, '#fff', 0.02],
      ]) +
      `<clipPath id="in"><path d="${outlineOf(face)}"/></clipPath>`,
    body:
      frame.body +
      path(outlineOf(face), 'fill="url(#well)"') +
      `<g clip-path="url(#in)"><rect x="0" y="${face.y}" width="460" height="22" fill="url(#sink)"/>` +
      path(`M0 ${face.y}H460V${face.y + 42}Q230 ${face.y + 80} 0 ${face.y + 54}Z`, 'fill="url(#pane)"') +
      '</g>' +
      bulbsAlong(theme, frame.groove, 30, 5) +
      path(
        'M7 60Q7 8 52 6H180',
        'fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(34, 24, 16) +
      sparkle(434, 184, 12, 0.95),
  };
}

/**
 * Draws the mast's frame, 84 by 412 design pixels: a gold rim around a dark groove, which the scene fills with two
 * colours.
 */
function mast(theme: Theme): Drawing {
  const frame = rim(theme, 'mast', { x: 2, y: 2, width: 80, height: 408, radius: 40 }, 19);
  return {
    defs:
      frame.defs +
      linear(
        'groove',
        [
          [0, '#05010F'],
          [1, '#1A0840'],
        ],
        { x2: 1, y2: 0 },
      ),
    body:
      frame.body +
      path(outlineOf(frame.face), 'fill="url(#groove)"') +
      path(
        'M6 150V44Q7 8 40 6',
        'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".9"',
      ),
  };
}

const ENAMEL = linear(
  'enamel',
  [
    [0, '#FFFFFF'],
    [0.16, '#E9E4F4'],
    [0.5, '#D2CAE6'],
    [0.52, '#A9A0C4'],
    [1, '#6D6490'],
  ],
  { x2: 1, y2: 0 },
);

/** Draws a strip of light enamel, 40 by 8 design pixels, which the scene tints and stretches along the mast. */
const fill = (): Drawing => ({ defs: ENAMEL, body: '<rect width="40" height="8" fill="url(#enamel)"/>' });

/** Draws the upper end of the mast's enamel, 40 by 20 design pixels; flipped, it is the lower end. */
const cap = (): Drawing => ({
  defs: ENAMEL,
  body: path('M0 20A20 20 0 0 1 40 20Z', 'fill="url(#enamel)"'),
});

/** Draws the marker of the target, 200 by 56 design pixels: a ruby panel in gold with a pin across the mast. */
function mark(): Drawing {
  const plate = { x: 12, y: 6, width: 108, height: 44, radius: 14 };
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('pin', [
        [0, '#FFFBE0'],
        [0.4, '#FFC72C'],
        [1, '#A85A00'],
      ]) +
      linear('ruby', [
        [0, '#C8246A'],
        [0.5, '#93104E'],
        [0.54, '#7A0A40'],
        [1, '#A81A5C'],
      ]),
    body:
      path('M112 12L146 22H194Q200 28 194 34H146L112 44Z', `fill="${INK}"`) +
      path('M114 16L146 25H192Q195 28 192 31H146L114 40Z', 'fill="url(#pin)"') +
      path(outlineOf(plate), `fill="${INK}"`) +
      path(outlineOf(inset(plate, 2.6)), 'fill="url(#gD)"') +
      path(outlineOf(inset(plate, 6)), 'fill="url(#ruby)"') +
      path(
        'M20 22Q21 14 32 13.500H70',
        'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".85"',
      ),
  };
}

/** Returns the SVG path of the balloon's bag, centred on x 52; `half` is half its width. */
const envelope = (half: number): string =>
  `M52 4C${52 + half * 1.02} 4 ${52 + half * 1.25} 58 ${52 + half * 0.24} 92H${52 - half * 0.24}C${52 - half * 1.25} 58 ${52 - half * 1.02} 4 52 4Z`;

/** Draws a hot-air balloon, 104 by 132 design pixels: striped, with a gold band and a basket. */
function balloon(): Drawing {
  const basket = { x: 38, y: 106, width: 28, height: 22, radius: 6 };
  return {
    defs:
      linear(
        'silk',
        [
          [0, '#FF6FB0'],
          [0.5, '#E3206F'],
          [1, '#8A0A4C'],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear(
        'gore',
        [
          [0, '#FFFBE0'],
          [0.5, '#FFD04A'],
          [1, '#D98200'],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear('wicker', [
        [0, '#F2B45A'],
        [0.5, '#C27A22'],
        [1, '#8A4A00'],
      ]) +
      radial(
        'lit',
        [
          [0, '#fff', 0.85],
          [0.5, '#fff', 0.2],
          [1, '#fff', 0],
        ],
        { cx: 0.3, cy: 0.24, r: 0.5 },
      ) +
      linear(
        'shade',
        [
          [0.55, '#3A0A2A', 0],
          [1, '#3A0A2A', 0.5],
        ],
        { x2: 1, y2: 0.5 },
      ) +
      `<clipPath id="air"><path d="${envelope(46)}"/></clipPath>`,
    body:
      path('M43 90L41 110M61 90L63 110M52 92V108', `fill="none" stroke="${INK}" stroke-width="3.4"`) +
      path('M43 90L41 110M61 90L63 110M52 92V108', 'fill="none" stroke="#FFD768" stroke-width="1.4"') +
      path(envelope(46), `fill="url(#silk)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`) +
      '<g clip-path="url(#air)">' +
      path('M52 4C84 14 86 60 62 92H56C66 58 64 16 52 4Z', 'fill="url(#gore)"') +
      path('M52 4C20 14 18 60 42 92H48C38 58 40 16 52 4Z', 'fill="url(#gore)"') +
      path('M0 60Q52 76 104 60V70Q52 86 0 70Z', 'fill="#6A0A48" opacity=".55"') +
      path('M0 62Q52 78 104 62V66Q52 82 0 66Z', 'fill="url(#gore)"') +
      '<rect width="104" height="100" fill="url(#shade)"/><rect width="104" height="100" fill="url(#lit)"/></g>' +
      box(38, 88, 28, 7, 3.5, `fill="url(#gore)" stroke="${INK}" stroke-width="2.2"`) +
      path(outlineOf(basket), `fill="${INK}"`) +
      path(outlineOf(inset(basket, 2.4)), 'fill="url(#wicker)"') +
      path(
        'M46 109V126M52 109V126M58 109V126M41 117H63',
        'stroke="#6B3A00" stroke-width="1.4" opacity=".6"',
      ) +
      box(36, 105, 32, 6, 3, `fill="url(#gore)" stroke="${INK}" stroke-width="2"`),
  };
}

/** Draws the flame of the balloon's burner, 24 by 32 design pixels. */
const flame = (): Drawing => ({
  defs:
    radial('heat', [
      [0, '#FFB03A', 0.7],
      [1, '#FF7A00', 0],
    ]) +
    linear('fire', [
      [0, '#FF7A1E'],
      [0.5, '#FFC93A'],
      [1, '#FFFBE0'],
    ]),
  body:
    '<ellipse cx="12" cy="18" rx="12" ry="14" fill="url(#heat)"/>' +
    path('M12 2C14 10 19 15 18.500 22A6.500 7 0 0 1 5.500 22C5 15 10 10 12 2Z', 'fill="url(#fire)"'),
});

/** Draws all pictures of the limbo game, which has no seasonal pictures yet. */
export function drawLimbo(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}limbo/${name}`, width, height, drawing);
  drawHallGround(theme, 'limbo');
  draw('board', 460, 208, numberBoard(theme));
  draw('mast', 84, 412, mast(theme));
  draw('fill', 40, 8, fill());
  draw('cap', 40, 20, cap());
  draw('mark', 200, 56, mark());
  draw('balloon', 104, 132, balloon());
  draw('flame', 24, 32, flame());
  drawSilverFigures(`${theme.into}limbo`);
}
