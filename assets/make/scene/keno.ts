/** Draws the keno game: a drum of balls, the tray for drawn balls, and a board of forty tickets. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { box, circle, linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { enamelPlate, litBorder } from './enamel.ts';
import { glassPanel } from './glass-panel.ts';
import { nightFair, squareSky } from './night-fair.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Theme } from './theme.ts';

/**
 * Draws a ticket, 78 by 56 design pixels, with a notch at both ends, in light enamel, so that the scene can tint it.
 */
function ticket(): Drawing {
  const outline = (by: number): string => {
    const [left, top, right, bottom] = [1 + by, 1 + by, 77 - by, 55 - by];
    const r = 9 - by * 0.6;
    const notch = 7 + by * 0.4;
    return (
      `M${left + r} ${top}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${28 - notch}a${notch} ${notch} 0 0 0 0 ${2 * notch}V${bottom - r}` +
      `a${r} ${r} 0 0 1 ${-r} ${r}H${left + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${28 + notch}a${notch} ${notch} 0 0 0 0 ${-2 * notch}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}Z`
    );
  };
  return {
    defs: linear('enamel', [
      [0, '#FFFFFF'],
      [0.12, '#FFFFFF'],
      [0.16, '#E9E4F4'],
      [0.6, '#D6CFE8'],
      [0.63, '#C2B8DA'],
      [1, '#A398C2'],
    ]),
    body:
      path(outline(0), `fill="${INK}"`) +
      path(outline(1.8), 'fill="url(#enamel)"') +
      path(
        'M13 13V43M65 13V43',
        'stroke="#2A1850" stroke-width="1.6" stroke-dasharray="2.4 3.6" opacity=".35"',
      ) +
      path('M11 4.600H67', 'stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".9"'),
  };
}

/** Draws the light around a ticket that was hit, 102 by 80 design pixels. */
const ticketLit = (): Drawing => litBorder(86, 64, 12);

/** Draws a glossy ball, 52 design pixels square, which the scene tints; its white face has room for a number. */
const ball = (): Drawing => ({
  defs:
    radial(
      'candy',
      [
        [0, '#FFFFFF'],
        [0.3, '#E6E0F4'],
        [0.72, '#B9AED4'],
        [1, '#6A5E92'],
      ],
      { cx: 0.4, cy: 0.32, r: 0.74 },
    ) +
    linear('shine', [
      [0, '#fff', 0.95],
      [1, '#fff', 0.05],
    ]),
  body:
    circle(26, 26.6, 25, `fill="${INK}"`) +
    circle(26, 26, 23.4, 'fill="url(#candy)"') +
    '<ellipse cx="22" cy="10" rx="11" ry="5.500" fill="url(#shine)"/>',
});

/** Draws the white face of a ball, 34 design pixels square. */
const face = (): Drawing => ({
  defs: radial(
    'face',
    [
      [0, '#FFFFFF'],
      [0.8, '#F3EEFF'],
      [1, '#CFC6E6'],
    ],
    { cx: 0.4, cy: 0.34, r: 0.7 },
  ),
  body: circle(17, 17, 16.4, 'fill="#2A1850" opacity=".55"') + circle(17, 16.8, 15.4, 'fill="url(#face)"'),
});

/** Draws an empty place in the tray for a ball, 52 design pixels square. */
const socket = (): Drawing => ({
  defs:
    metalGradients('gold', 'g') +
    radial(
      'hole',
      [
        [0, '#0A0322'],
        [0.75, '#1C0A4C'],
        [1, '#3A1A86'],
      ],
      { cx: 0.5, cy: 0.3, r: 0.7 },
    ),
  body: circle(26, 26, 22, 'fill="url(#gR)" opacity=".75"') + circle(26, 26, 20, 'fill="url(#hole)"'),
});

const COLOURS = ['#FF5A7A', '#FFC93A', '#5CC4FF', '#6CE08C', '#C98BFF', '#FF9A4A'];

/** Draws the balls in the drum as one picture, 124 design pixels square, which turns around its middle. */
function drumBalls(): Drawing {
  const random = seeded(40);
  const spots: (readonly [number, number])[] = [
    [62, 62],
    ...Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * 2 * Math.PI + 0.3;
      return [62 + 25 * Math.cos(angle), 62 + 25 * Math.sin(angle)] as const;
    }),
    ...Array.from({ length: 11 }, (_, index) => {
      const angle = (index / 11) * 2 * Math.PI;
      return [62 + 47 * Math.cos(angle), 62 + 47 * Math.sin(angle)] as const;
    }),
  ];
  return {
    defs: linear('shine', [
      [0, '#fff', 0.9],
      [1, '#fff', 0],
    ]),
    body: spots
      .map(([x, y], index) => {
        const [cx, cy] = [round(x + random() * 3 - 1.5), round(y + random() * 3 - 1.5)];
        return (
          circle(cx, cy, 12.6, `fill="${INK}"`) +
          circle(cx, cy, 11.2, `fill="${COLOURS[index % COLOURS.length]}"`) +
          circle(cx, cy, 6.2, 'fill="#fff" opacity=".92"') +
          circle(cx - 4, cy - 5, 2.6, 'fill="#fff" opacity=".7"')
        );
      })
      .join(''),
  };
}

/** Draws the drum's stand and its back, 156 by 156 design pixels. */
function drumBack(): Drawing {
  return {
    defs:
      metalGradients('gold', 'g') +
      radial(
        'deep',
        [
          [0, '#4A22A0'],
          [0.7, '#1C0A4C'],
          [1, '#0C0326'],
        ],
        { cx: 0.42, cy: 0.36, r: 0.7 },
      ),
    body:
      path('M40 152L58 116H98L116 152Z', `fill="${INK}"`) +
      path('M44 150L60 118H96L112 150Z', 'fill="url(#gV)"') +
      box(26, 144, 104, 11, 5, `fill="url(#gV)" stroke="${INK}" stroke-width="2"`) +
      circle(78, 72, 70, `fill="${INK}"`) +
      circle(78, 72, 68, 'fill="url(#gD)"') +
      circle(78, 72, 62, 'fill="url(#gR)"') +
      circle(78, 72, 59.5, `fill="${INK}"`) +
      circle(78, 72, 58.4, 'fill="url(#deep)"'),
  };
}

/** Draws the glass in front of the drum, 124 design pixels square. */
const drumGlass = (): Drawing => ({
  defs:
    radial('glass', [
      [0.5, '#BFA8FF', 0],
      [0.86, '#8E6BE8', 0.16],
      [1, '#1C0A4C', 0.75],
    ]) +
    linear('pane', [
      [0, '#fff', 0.7],
      [1, '#fff', 0.04],
    ]),
  body:
    circle(62, 62, 59, 'fill="url(#glass)"') +
    path('M14 44A52 52 0 0 1 84 15Q58 26 48 52Q28 44 14 44Z', 'fill="url(#pane)" opacity=".75"') +
    path(
      'M104 84A52 52 0 0 1 84 106',
      'fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity=".6"',
    ) +
    sparkle(36, 26, 9),
});

/** Draws all pictures of the keno game, which has no seasonal pictures yet. */
export function drawKeno(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}keno/${name}`, width, height, drawing);
  draw('backdrop', 180, 180, squareSky(theme));
  draw('fair', 720, 320, nightFair());
  draw('garland', 720, 84, theme.garland());
  draw('board', 708, 350, glassPanel(theme, 708, 350, 26, true));
  draw('tray', 536, 66, glassPanel(theme, 536, 66, 33, false));
  draw('socket', 52, 52, socket());
  draw('ticket', 78, 56, ticket());
  draw('ticket-lit', 102, 80, ticketLit());
  draw('ball', 52, 52, ball());
  draw('face', 34, 34, face());
  draw('drum', 156, 156, drumBack());
  draw('drum-balls', 124, 124, drumBalls());
  draw('drum-glass', 124, 124, drumGlass());
  draw('plate', 54, 58, enamelPlate(54, 58, 10));
  draw('plate-lit', 70, 74, litBorder(54, 58, 10));
}
