/** Draws the hall's wheel game: a fair's wheel in light enamel behind the counter of its stall. */
import { WHEEL_TABLES } from '../../../fair/tables/wheel.ts';
import { bulb, bulbGradients, metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { enamelPlate, litBorder } from './enamel.ts';
import { gloss, hub, pointer, rimRing, unlitBulb } from './jackpot-wheel.ts';
import { nightFair, squareSky } from './night-fair.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Theme } from './theme.ts';
import { DISC } from './wheel-rotor.ts';

/** Radius at which the disc's enamel ends, in design pixels. */
const FACE = DISC - 1;

/** Returns the width of a segment's picture, in design pixels: the segment's chord plus a margin for its outline. */
export const wedgeWidth = (segments: number): number =>
  Math.ceil(2 * DISC * Math.sin(Math.PI / segments)) + 4;

/**
 * Draws one of `segments` equal segments in light enamel, which the scene tints. The axle is at the middle of its
 * bottom edge.
 */
function wedge(segments: number): Drawing {
  const half = 180 / segments;
  const c = wedgeWidth(segments) / 2;
  const [x0, y0] = onCircle(c, DISC, FACE, -half).map(round) as [number, number];
  const [x1, y1] = onCircle(c, DISC, FACE, half).map(round) as [number, number];
  const outline = `M${c} ${DISC}L${x0} ${y0}A${FACE} ${FACE} 0 0 1 ${x1} ${y1}Z`;
  const arc = (radius: number): string => {
    const [ax, ay] = onCircle(c, DISC, radius, -half).map(round) as [number, number];
    const [bx, by] = onCircle(c, DISC, radius, half).map(round) as [number, number];
    return `M${ax} ${ay}A${radius} ${radius} 0 0 1 ${bx} ${by}`;
  };
  return {
    defs:
      radial(
        'enamel',
        [
          [0.2, '#A79CC6'],
          [0.46, '#DDD6EC'],
          [0.8, '#FFFFFF'],
          [0.93, '#F1EDF9'],
          [1, '#8F84AE'],
        ],
        { cx: c, cy: DISC, r: FACE, user: true },
      ) + `<clipPath id="in"><path d="${outline}"/></clipPath>`,
    body:
      path(outline, 'fill="url(#enamel)"') +
      `<g clip-path="url(#in)">` +
      path(arc(236), 'fill="none" stroke="#fff" stroke-width="2" opacity=".75"') +
      path(arc(150), 'fill="none" stroke="#2A1850" stroke-width="1.4" opacity=".16"') +
      path(
        `M${x0} ${y0}L${c} ${DISC}L${x1} ${y1}`,
        `fill="none" stroke="${INK}" stroke-width="3.2" opacity=".85"`,
      ) +
      '</g>',
  };
}

/** Draws the gold peg between two segments, 18 design pixels square. */
const peg = (): Drawing => ({
  defs: radial(
    'stud',
    [
      [0, '#FFFFFF'],
      [0.4, '#FFE98A'],
      [1, '#A85A00'],
    ],
    { cx: 0.38, cy: 0.32, r: 0.75 },
  ),
  body: circle(9, 9.5, 8, `fill="${INK}"`) + circle(9, 9, 6.8, 'fill="url(#stud)"'),
});

/**
 * Draws the disc at high speed, 128 design pixels square: the colours blur into rings, and no segment can be
 * distinguished.
 */
const blur = (): Drawing => ({
  defs: radial('smear', [
    [0.2, '#3A2A78'],
    [0.44, '#7A4FC0'],
    [0.62, '#B765C4'],
    [0.8, '#E58FA8'],
    [0.94, '#FFCF7A'],
    [1, '#8F6A2E'],
  ]),
  body: circle(64, 64, 64, 'fill="url(#smear)"'),
});

/** Draws the cap of the wheel's axle, 176 design pixels square: a gold ring around dark glass for the result. */
function well(): Drawing {
  const c = 88;
  return {
    defs:
      metalGradients('gold', 'g') +
      radial(
        'glass',
        [
          [0, '#4A22A0'],
          [0.6, '#220C58'],
          [1, '#0C0326'],
        ],
        { cx: 0.5, cy: 0.34, r: 0.72 },
      ) +
      linear('pane', [
        [0, '#fff', 0.3],
        [1, '#fff', 0.02],
      ]),
    body:
      circle(c, c + 3, 85, 'fill="#05010F" opacity=".45"') +
      circle(c, c, 84, `fill="${INK}"`) +
      circle(c, c, 82, 'fill="url(#gD)"') +
      circle(c, c, 74, 'fill="url(#gR)"') +
      circle(c, c, 69, `fill="${INK}"`) +
      circle(c, c, 67.6, 'fill="url(#glass)"') +
      path(
        `M${c - 56} ${c - 22}A60 60 0 0 1 ${c + 56} ${c - 22}Q${c} ${c - 44} ${c - 56} ${c - 22}Z`,
        'fill="url(#pane)"',
      ) +
      path(
        `M${c - 77} ${c - 14}A78 78 0 0 1 ${c - 20} ${c - 75.5}`,
        'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".9"',
      ),
  };
}

/**
 * Draws the counter in front of the wheel, 720 by 214 design pixels: a gold edge, velvet under the panels, and a
 * striped valance below.
 */
function counter(): Drawing {
  const stripes = Array.from({ length: 12 }, (_, index) => {
    const x = index * 60;
    const paint = index % 2 === 0 ? 'url(#red)' : 'url(#cream)';
    return path(
      `M${x} 96H${x + 60}V182a30 26 0 0 1 -60 0Z`,
      `fill="${paint}" stroke="${INK}" stroke-width="2.4"`,
    );
  }).join('');
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('velvet', [
        [0, '#1C0848'],
        [0.5, '#34127A'],
        [1, '#1A0642'],
      ]) +
      linear('red', [
        [0, '#8C1038'],
        [0.35, '#D42458'],
        [1, '#7A0A30'],
      ]) +
      linear('cream', [
        [0, '#C9A878'],
        [0.35, '#FFF3D0'],
        [1, '#B08A58'],
      ]) +
      linear('fall', [
        [0, '#05010F', 0.6],
        [1, '#05010F', 0],
      ]) +
      linear('dusk', [
        [0, '#12052F', 0],
        [1, '#12052F', 0.75],
      ]),
    body:
      stripes +
      box(0, 96, 720, 30, 0, 'fill="url(#fall)"') +
      box(0, 96, 720, 118, 0, 'fill="url(#dusk)"') +
      box(-4, 2, 728, 94, 0, 'fill="url(#velvet)"') +
      box(-4, 14, 728, 22, 0, 'fill="url(#fall)"') +
      box(-4, 0, 728, 15, 0, `fill="${INK}"`) +
      box(-4, 1.6, 728, 11.6, 0, 'fill="url(#gV)"') +
      box(-4, 88, 728, 12, 0, `fill="${INK}"`) +
      box(-4, 89.4, 728, 9, 0, 'fill="url(#gV)"') +
      sparkle(64, 7, 12) +
      sparkle(648, 94, 10, 0.9),
  };
}

/** Draws all pictures of the wheel game, which has no seasonal pictures yet. */
export function drawFortuneWheel(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}wheel/${name}`, width, height, drawing);
  draw('backdrop', 180, 180, squareSky(theme));
  draw('fair', 720, 320, nightFair());
  draw('garland', 720, 84, theme.garland());
  draw('rim', 610, 610, rimRing(theme));
  draw('bulb-on', 44, 44, { defs: bulbGradients(theme.wheel.bulbOn), body: bulb(22, 22, 9) });
  draw('bulb-off', 44, 44, unlitBulb());
  for (const segments of Object.keys(WHEEL_TABLES).map(Number))
    draw(`wedge-${segments}`, wedgeWidth(segments), DISC, wedge(segments));
  draw('peg', 18, 18, peg());
  draw('blur', 128, 128, blur());
  draw('gloss', 496, 496, gloss());
  draw('well', 176, 176, well());
  draw('hub', 124, 124, hub(theme));
  draw('pointer', 84, 110, pointer(theme));
  draw('counter', 720, 214, counter());
  draw('plate', 112, 64, enamelPlate(112, 64, 12));
  draw('plate-lit', 128, 80, litBorder(112, 64, 12));
}
