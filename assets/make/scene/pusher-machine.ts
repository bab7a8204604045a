/** Draws the large pieces of the coin pusher's machine. */
import {
  MACHINE_ART,
  PEGS,
  pegSpots,
  RAIL,
  SHELF,
  SIZE,
  TABLE,
} from '../../../scenes/lobby/coin-pusher/layout.ts';
import { metalGradients } from '../kit/metal.ts';
import { INK, METALS } from '../../pipeline/drawing/metals.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { box, circle, linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { bulbDefs, bulbsAlong, outlineOf, rim } from './rim.ts';
import type { Theme } from './theme.ts';

/** Thickness of the cabinet's gold sides, in design pixels. */
const SIDE = 14;

/** Returns a gradient of shade that fades out downwards or, if `across`, to the right. */
export const shade = (id: string, from: string, opacity: number, across = false): string =>
  linear(
    id,
    [
      [0, from, opacity],
      [1, from, 0],
    ],
    across ? { x2: 1, y2: 0 } : {},
  );

/** Returns the SVG path of the light beams that fall from above behind the pegs. */
const pegboardBeams = (): string =>
  [-52, -30, -10, 10, 30, 52]
    .map((angle, index) => {
      const half = index % 2 ? 4.5 : 6.5;
      const foot = (turn: number): string => {
        const a = ((turn + 90) * Math.PI) / 180;
        return `${round(360 + 760 * Math.cos(a))} ${round(-120 + 760 * Math.sin(a))}`;
      };
      return `M360 -120L${foot(angle - half)}L${foot(angle + half)}Z`;
    })
    .join('');

/** Returns the gradients of the upright board with the pegs. */
const pegboardPaints = (theme: Theme): string =>
  radial(
    'sky',
    [
      [0, theme.pusher.glass[0]],
      [0.45, theme.pusher.glass[1]],
      [1, theme.pusher.glass[2]],
    ],
    { cx: 0.5, cy: 0.02, r: 0.86 },
  ) +
  linear('beam', [
    [0, theme.pusher.beam, 0.26],
    [1, theme.pusher.beam, 0],
  ]) +
  radial(
    'peg',
    [
      [0, '#FFFFFF'],
      [0.3, METALS.gold[1]],
      [0.7, METALS.gold[3]],
      [1, METALS.gold[4]],
    ],
    { cx: 0.36, cy: 0.3, r: 0.78 },
  ) +
  shade('sink', '#05000F', 0.75) +
  shade('sinkLeft', '#05000F', 0.55, true) +
  linear('foot', [
    [0, '#05000F', 0],
    [1, '#05000F', 0.8],
  ]);

/** Draws the pegs, each with its shadow; `up` converts a y of the scene to a y of the board's picture. */
function pegsOf(up: (y: number) => number): string {
  const r = PEGS.radius;
  return pegSpots()
    .map(({ x, y }) => {
      const py = up(y);
      return (
        `<ellipse cx="${round(x + 4)}" cy="${round(py + 6)}" rx="${r + 1}" ry="${r + 1}" fill="#05000F" opacity=".5"/>` +
        circle(x, py, r + 0.9, `fill="${INK}"`) +
        circle(x, py, r, 'fill="url(#peg)"') +
        circle(x - r * 0.32, py - r * 0.38, r * 0.3, 'fill="#fff"')
      );
    })
    .join('');
}

/** Draws the upright board: a rim with bulbs, night sky behind glass, the rail of the coins, and the pegs. */
export function pegboard(theme: Theme): Drawing {
  const { height } = MACHINE_ART.pegboard;
  const up = (y: number): number => round(y - MACHINE_ART.pegboard.y);
  const frame = rim(theme, 'rim', { x: 0, y: 0, width: SIZE.width, height: height + 40, radius: 34 }, 24);
  const { face } = frame;
  const random = seeded(77);
  const stars = Array.from({ length: 46 }, () =>
    circle(
      30 + random() * 660,
      26 + random() * 290,
      0.5 + random() * 1.3,
      `fill="#fff" opacity="${round(0.12 + random() * 0.4)}"`,
    ),
  ).join('');
  const railY = up(RAIL.y);
  const railLeft = RAIL.left - 42;
  const railWidth = RAIL.right - RAIL.left + 84;
  const knob = (x: number): string =>
    circle(x, railY, 12, `fill="${INK}"`) +
    circle(x, railY, 10.6, 'fill="url(#gD)"') +
    circle(x, railY, 6.6, 'fill="url(#gR)"');
  return {
    defs:
      bulbDefs(theme) +
      frame.defs +
      metalGradients('gold', 'g') +
      metalGradients('silver', 's') +
      pegboardPaints(theme) +
      `<clipPath id="face"><path d="${outlineOf(face)}"/></clipPath><clipPath id="all"><rect width="720" height="${height}"/></clipPath>`,
    body:
      `<g clip-path="url(#all)">${frame.body}` +
      `<g clip-path="url(#face)"><rect width="720" height="${height}" fill="url(#sky)"/>${path(pegboardBeams(), 'fill="url(#beam)"')}${stars}` +
      `<rect x="${face.x}" y="${face.y}" width="${face.width}" height="26" fill="url(#sink)"/>` +
      `<rect x="${face.x}" y="${face.y}" width="16" height="${height}" fill="url(#sinkLeft)"/>` +
      `<rect x="${face.x}" y="${height - 62}" width="${face.width}" height="42" fill="url(#foot)"/>` +
      pegsOf(up) +
      `<ellipse cx="360" cy="${railY + 13}" rx="${railWidth / 2}" ry="7" fill="#05000F" opacity=".45"/>` +
      box(railLeft, railY - 5.5, railWidth, 11, 5.5, `fill="${INK}"`) +
      box(railLeft + 1.2, railY - 4.3, railWidth - 2.4, 8.6, 4.3, 'fill="url(#sV)"') +
      knob(railLeft) +
      knob(railLeft + railWidth) +
      '</g>' +
      bulbsAlong(theme, { ...frame.groove, height: frame.groove.height + 60 }, 27, 4.4) +
      // The sill; the shelf slides out from under it.
      `<rect x="0" y="${height - 30}" width="720" height="24" fill="${INK}"/>` +
      `<rect x="1.500" y="${height - 28.5}" width="717" height="21" fill="url(#gV)"/>` +
      `<rect x="1.500" y="${height - 28.5}" width="717" height="2.200" fill="#fff" opacity=".75"/>` +
      `<rect x="0" y="${height - 6}" width="720" height="6" fill="url(#sink)"/></g>` +
      path(
        'M7 120V36Q7 7 36 7H190',
        'fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(36, 26, 21) +
      sparkle(690, 300, 13, 0.95),
  };
}

/** Draws a side wall of the table from the top to the y `gutter`: gold, velvet and three lozenges. */
const wall = (x: number, gutter: number): string =>
  `<rect x="${x}" y="0" width="46" height="${gutter}" rx="5" fill="${INK}"/>` +
  `<rect x="${x + 1}" y="0" width="44" height="${gutter - 1}" rx="4.500" fill="url(#gD)"/>` +
  `<rect x="${x + 5}" y="0" width="36" height="${gutter - 6}" rx="3" fill="url(#gR)"/>` +
  `<rect x="${x + 7}" y="0" width="32" height="${gutter - 8}" rx="2.500" fill="url(#velvet)"/>` +
  `<rect x="${x + 7}" y="0" width="32" height="14" fill="url(#sink)"/>` +
  `<path d="M${x + 23} ${gutter - 66}l9 14-9 14-9-14Z" fill="url(#gD)" stroke="${INK}" stroke-width="1.500"/>` +
  `<path d="M${x + 23} ${gutter - 126}l9 14-9 14-9-14Z" fill="url(#gD)" stroke="${INK}" stroke-width="1.500"/>` +
  `<path d="M${x + 23} ${gutter - 186}l9 14-9 14-9-14Z" fill="url(#gD)" stroke="${INK}" stroke-width="1.500"/>` +
  `<path d="M${x + 2} 4V${gutter - 8}" stroke="#fff" stroke-width="1.500" opacity=".7"/>`;

/** Returns the gradients of the table. */
const tablePaints = (theme: Theme): string =>
  metalGradients('gold', 'g') +
  radial(
    'felt',
    [
      [0, theme.pusher.felt[0]],
      [0.45, theme.pusher.felt[1]],
      [1, theme.pusher.felt[2]],
    ],
    { cx: 0.42, cy: 0.34, r: 0.86 },
  ) +
  linear('pit', [
    [0, '#05010F'],
    [0.6, '#0B0322'],
    [1, '#1A0A44'],
  ]) +
  linear('velvet', [
    [0, theme.groove[0]],
    [0.5, theme.groove[1]],
    [1, theme.groove[2]],
  ]) +
  shade('sink', '#02000A', 0.8) +
  shade('fromLeft', '#011A12', 0.7, true) +
  linear(
    'fromRight',
    [
      [0, '#011A12', 0],
      [1, '#011A12', 0.42],
    ],
    { x2: 1, y2: 0 },
  ) +
  linear('lip', [
    [0, METALS.gold[0]],
    [0.1, METALS.gold[1]],
    [0.34, METALS.gold[2]],
    [0.46, METALS.gold[3]],
    [0.5, METALS.gold[4]],
    [0.74, METALS.gold[3]],
    [1, METALS.gold[5]],
  ]);

/** Draws the table seen from above: felt between two walls, dark gutters where the walls end, and the front edge. */
export function table(theme: Theme): Drawing {
  const { y: top, height } = MACHINE_ART.table;
  const down = (y: number): number => round(y - top);
  const { left, right } = TABLE;
  const width = right - left;
  const back = down(TABLE.back);
  const gutter = down(TABLE.gutter);
  const front = down(TABLE.front);
  const lozenges = Array.from({ length: 11 * 15 }, (_, index) => {
    const column = index % 15;
    const row = Math.floor(index / 15);
    const x = left + 20 + column * 40 + (row % 2 ? 20 : 0);
    const y = back + 20 + row * 40;
    return x > right - 10 || y > front - 8 ? '' : `M${x} ${y - 7}L${x + 6} ${y}L${x} ${y + 7}L${x - 6} ${y}Z`;
  }).join('');
  const pit = (x: number): string =>
    `<rect x="${x}" y="${gutter}" width="46" height="${height - gutter}" fill="url(#pit)"/>` +
    `<rect x="${x}" y="${gutter}" width="46" height="34" fill="url(#sink)"/>`;
  return {
    defs: tablePaints(theme),
    body:
      `<rect width="720" height="${height}" fill="#0B0322"/>` +
      pit(SIDE) +
      pit(720 - SIDE - 46) +
      // The table is higher than the gutters: it casts a shadow into them, and its gold edge shows.
      `<rect x="${left}" y="0" width="${width}" height="${front}" fill="url(#felt)"/>` +
      path(lozenges, 'fill="#7CF0C0" opacity=".07"') +
      `<rect x="${left}" y="0" width="26" height="${gutter}" fill="url(#fromLeft)"/>` +
      `<rect x="${right - 22}" y="0" width="22" height="${gutter}" fill="url(#fromRight)"/>` +
      `<rect x="${left}" y="0" width="${width}" height="52" fill="url(#sink)"/>` +
      `<rect x="${left - 3}" y="${gutter}" width="5" height="${front - gutter}" fill="url(#gD)"/>` +
      `<rect x="${right - 2}" y="${gutter}" width="5" height="${front - gutter}" fill="url(#gD)"/>` +
      wall(SIDE, gutter) +
      wall(720 - SIDE - 46, gutter) +
      // The front edge: a rounded gold lip. Discs tip over at its highest line.
      `<rect x="${left - 3}" y="${front - 2}" width="${width + 6}" height="30" fill="${INK}"/>` +
      `<rect x="${left - 2}" y="${front - 1}" width="${width + 4}" height="27" fill="url(#lip)"/>` +
      `<rect x="${left}" y="${front + 0.6}" width="${width}" height="1.800" fill="#fff" opacity=".9"/>`,
  };
}

/** Draws the gold side of the cabinet, which goes over the gutter. */
export function side(): Drawing {
  const { width, height } = MACHINE_ART.side;
  return {
    defs: linear(
      'bar',
      [
        [0, METALS.gold[5]],
        [0.12, METALS.gold[1]],
        [0.3, METALS.gold[0]],
        [0.5, METALS.gold[2]],
        [0.62, METALS.gold[4]],
        [0.85, METALS.gold[3]],
        [1, METALS.gold[5]],
      ],
      { x2: 1, y2: 0 },
    ),
    body: `<rect width="${width - 1}" height="${height}" fill="${INK}"/><rect x="1" width="${width - 3}" height="${height}" fill="url(#bar)"/>`,
  };
}

/** Draws the tray: a recess lined with velvet under the front edge of the table. */
export function tray(theme: Theme): Drawing {
  const { height } = MACHINE_ART.tray;
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('well', [
        [0, '#0A0104'],
        [0.3, theme.groove[0]],
        [1, theme.groove[1]],
      ]) +
      shade('sink', '#000', 0.9) +
      radial(
        'warm',
        [
          [0, '#FFB02E', 0.35],
          [1, '#FFB02E', 0],
        ],
        { cx: 0.5, cy: 1, r: 0.5 },
      ),
    body:
      `<path d="M0 0H720V${height - 30}Q720 ${height} 686 ${height}H34Q0 ${height} 0 ${height - 30}Z" fill="${INK}"/>` +
      `<path d="M1.500 0H718.500V${height - 30}Q718.500 ${height - 1.5} 686 ${height - 1.5}H34Q1.500 ${height - 1.5} 1.500 ${height - 30}Z" fill="url(#gD)"/>` +
      `<path d="M${SIDE} 0H${720 - SIDE}V${height - 28}H${SIDE}Z" fill="${INK}"/>` +
      `<path d="M${SIDE + 2} 0H${718 - SIDE}V${height - 30}H${SIDE + 2}Z" fill="url(#well)"/>` +
      `<rect x="${SIDE + 2}" y="0" width="${716 - 2 * SIDE}" height="${height - 30}" fill="url(#warm)"/>` +
      `<rect x="${SIDE + 2}" y="0" width="${716 - 2 * SIDE}" height="46" fill="url(#sink)"/>`,
  };
}

/** Draws the front of the tray, which goes over the coins in it. */
export function trayFront(theme: Theme): Drawing {
  const { height } = MACHINE_ART.trayFront;
  const groove = { x: 24, y: 18, width: 672, height: 0, radius: 0 };
  return {
    defs:
      bulbDefs(theme) +
      metalGradients('gold', 'g') +
      linear('groove', [
        [0, theme.groove[0]],
        [0.5, theme.groove[1]],
        [1, theme.groove[2]],
      ]),
    body:
      `<path d="M0 6Q0 0 6 0H714Q720 0 720 6V8Q720 ${height} 686 ${height}H34Q0 ${height} 0 8Z" fill="${INK}"/>` +
      `<path d="M1.500 6Q1.500 1.500 6 1.500H714Q718.500 1.500 718.500 6V8Q718.500 ${height - 1.5} 686 ${height - 1.5}H34Q1.500 ${height - 1.5} 1.500 8Z" fill="url(#gV)"/>` +
      box(14, 9, 692, 18, 9, `fill="${INK}"`) +
      box(15.2, 10.2, 689.6, 15.6, 7.8, 'fill="url(#groove)"') +
      bulbsAlong(theme, groove, 27, 4) +
      path('M8 4.500H210', 'stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".85"') +
      sparkle(22, 6, 10),
  };
}

/** Draws the sliding shelf: brushed silver with a bevelled front. */
export function shelf(): Drawing {
  const { width, height } = SHELF;
  const [highlight, light, base, mid, dark, deep] = METALS.silver;
  const random = seeded(5);
  const brush = Array.from({ length: 90 }, () => {
    const y = round(random() * (height - 22));
    const x = round(random() * width * 0.7);
    const length = round(60 + random() * 260);
    return `<rect x="${x}" y="${y}" width="${Math.min(length, width - x)}" height=".7" fill="${random() < 0.5 ? '#fff' : deep}" opacity="${round(0.05 + random() * 0.1)}"/>`;
  }).join('');
  const studs = Array.from({ length: 13 }, (_, index) => {
    const x = 32 + index * 45;
    return (
      circle(x, height - 32, 3.6, `fill="${deep}"`) + circle(x - 0.5, height - 32.5, 2.9, 'fill="url(#sD)"')
    );
  }).join('');
  return {
    defs:
      metalGradients('silver', 's') +
      linear('top', [
        [0, dark],
        [0.3, mid],
        [0.62, base],
        [0.84, light],
        [1, base],
      ]) +
      linear(
        'sweep',
        [
          [0, '#fff', 0],
          [0.22, '#fff', 0.34],
          [0.34, '#fff', 0.04],
          [0.7, '#1B2440', 0.14],
          [1, '#1B2440', 0.3],
        ],
        { x2: 1, y2: 0.12 },
      ) +
      linear('bevel', [
        [0, highlight],
        [0.16, light],
        [0.4, base],
        [0.48, dark],
        [0.8, mid],
        [1, deep],
      ]),
    body:
      `<rect width="${width}" height="${height}" fill="#151B28"/>` +
      `<rect x="1" width="${width - 2}" height="${height - 20}" fill="url(#top)"/>` +
      brush +
      `<rect x="1" width="${width - 2}" height="${height - 20}" fill="url(#sweep)"/>` +
      studs +
      `<rect x="1" y="${height - 20}" width="${width - 2}" height="19" fill="url(#bevel)"/>` +
      `<rect x="1" y="${height - 20.5}" width="${width - 2}" height="1.800" fill="#fff" opacity=".9"/>`,
  };
}
