/** Draws the popcorn plunge: a popcorn machine with pegs behind its glass, a kettle, a kernel that pops, and buckets. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { litBorder, pathMark, peg } from './drop-parts.ts';
import { nightFair, squareSky } from './night-fair.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { type Box, bulbDefs, bulbsAlong, inset, outlineOf } from './rim.ts';
import type { Theme } from './theme.ts';

const [WIDTH, HEIGHT] = [704, 496];

/** Gradients used by `popped`. */
const CORN = radial(
  'corn',
  [
    [0, '#FFFFFF'],
    [0.45, '#FFF6D2'],
    [0.8, '#FFDB7E'],
    [1, '#D9962A'],
  ],
  { cx: 0.36, cy: 0.3, r: 0.78 },
);

/** Draws a popped kernel at a point: five lobes around a buttery middle. The document must contain `CORN`. */
function popped(x: number, y: number, radius: number, turn = 0): string {
  const lobes = Array.from({ length: 5 }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / 5;
    return [
      round(x + Math.cos(angle) * radius * 0.52),
      round(y + Math.sin(angle) * radius * 0.5),
      round(radius * (index % 2 === 0 ? 0.5 : 0.44)),
    ] as const;
  });
  return (
    lobes.map(([lx, ly, r]) => circle(lx, ly, r + radius * 0.07, 'fill="#7A3F08"')).join('') +
    lobes.map(([lx, ly, r]) => circle(lx, ly, r, 'fill="url(#corn)"')).join('') +
    circle(x, y, radius * 0.34, 'fill="url(#corn)"') +
    path(
      `M${round(x - radius * 0.12)} ${round(y + radius * 0.08)}q${round(radius * 0.16)} ${round(radius * 0.2)} ${round(radius * 0.3)} ${round(-radius * 0.04)}`,
      `fill="none" stroke="#B8741A" stroke-width="${round(radius * 0.1)}" stroke-linecap="round"`,
    )
  );
}

/**
 * Draws the machine, 704 by 496 design pixels: a red cabinet with gold edges and bulbs, and warm light behind its
 * glass.
 */
function board(theme: Theme): Drawing {
  const outer: Box = { x: 2, y: 2, width: WIDTH - 4, height: HEIGHT - 4, radius: 34 };
  const ring = (from: number, to: number, paint: string): string =>
    path(outlineOf(inset(outer, from)) + outlineOf(inset(outer, to)), `fill-rule="evenodd" fill="${paint}"`);
  return {
    defs:
      metalGradients('gold', 'g') +
      bulbDefs(theme) +
      linear('enamel', [
        [0, '#FF6A6A'],
        [0.12, '#E3203F'],
        [0.6, '#B40C2E'],
        [1, '#6E001C'],
      ]) +
      radial(
        'glass',
        [
          [0, '#8A3A12', 0.9],
          [0.45, '#5A1F26', 0.9],
          [1, '#1C0826', 0.94],
        ],
        { cx: 0.5, cy: 0.16, r: 0.85 },
      ) +
      radial(
        'lamp',
        [
          [0, '#FFE9A0', 0.6],
          [0.4, '#FFB94A', 0.2],
          [1, '#FFB94A', 0],
        ],
        { cx: 0.5, cy: 0, r: 0.75 },
      ) +
      linear(
        'pane',
        [
          [0, '#fff', 0.16],
          [0.3, '#fff', 0.03],
          [0.31, '#fff', 0],
        ],
        { x2: 0.55, y2: 1 },
      ) +
      linear('sink', [
        [0, '#200410', 0.7],
        [1, '#200410', 0],
      ]),
    body:
      path(outlineOf(inset(outer, 17)), 'fill="url(#glass)"') +
      path(outlineOf(inset(outer, 17)), 'fill="url(#lamp)"') +
      path(outlineOf(inset(outer, 17)), 'fill="url(#pane)"') +
      box(24, 19, WIDTH - 48, 30, 14, 'fill="url(#sink)"') +
      ring(0, 20, INK) +
      ring(1.2, 5, 'url(#gD)') +
      ring(6, 15.5, 'url(#enamel)') +
      ring(16.5, 19, 'url(#gR)') +
      bulbsAlong(theme, inset(outer, 10.8), 38, 4) +
      path(
        'M6 50Q7 8 44 5H220',
        'fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(28, 20, 14) +
      sparkle(682, 474, 11, 0.95),
  };
}

/** Draws the kettle that releases the kernel, 84 design pixels square: copper with a hot glow inside. */
const kettle = (): Drawing => ({
  defs:
    metalGradients('gold', 'g') +
    linear(
      'copper',
      [
        [0, '#8A3A10'],
        [0.2, '#FFC08A'],
        [0.42, '#E07A34'],
        [0.75, '#A8480F'],
        [1, '#5A2104'],
      ],
      { x2: 1, y2: 0 },
    ) +
    radial('hot', [
      [0, '#FFF3B0'],
      [0.55, '#FFB02E'],
      [1, '#A83A00'],
    ]),
  body:
    path('M42 2V14M22 4Q42 -4 62 4', `fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round"`) +
    path(
      'M42 2V14M22 4Q42 -4 62 4',
      'fill="none" stroke="#FFD768" stroke-width="2.6" stroke-linecap="round"',
    ) +
    path('M8 26Q42 4 76 26V52Q74 80 42 82Q10 80 8 52Z', `fill="${INK}"`) +
    path('M10.500 28Q42 8 73.500 28V52Q71 77 42 79.500Q13 77 10.500 52Z', 'fill="url(#copper)"') +
    box(6, 24, 72, 11, 5.5, `fill="url(#gV)" stroke="${INK}" stroke-width="1.8"`) +
    circle(42, 56, 19.5, `fill="${INK}"`) +
    circle(42, 56, 17.6, 'fill="url(#gR)"') +
    circle(42, 56, 14.6, 'fill="url(#hot)"') +
    path(
      'M15 50V40Q16 38 20 38',
      'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".9"',
    ),
});

/** Draws the kernel, 44 design pixels square: a glossy golden drop of corn. */
const kernel = (): Drawing => ({
  defs: radial(
    'grain',
    [
      [0, '#FFFBD0'],
      [0.3, '#FFD84A'],
      [0.7, '#F59A0C'],
      [1, '#A84E00'],
    ],
    { cx: 0.4, cy: 0.34, r: 0.72 },
  ),
  body:
    path(
      'M22 0.500C34 0.500 43 12 43 24C43 35.500 34 43.500 22 43.500C10 43.500 1 35.500 1 24C1 12 10 0.500 22 0.500Z',
      'fill="#4A1E00"',
    ) +
    path(
      'M22 3C32.500 3 40.500 13.500 40.500 24C40.500 34 32.500 41 22 41C11.500 41 3.500 34 3.500 24C3.500 13.500 11.500 3 22 3Z',
      'fill="url(#grain)"',
    ) +
    path('M9 31Q22 44 35 31Q30 40.500 22 40.500Q14 40.500 9 31Z', 'fill="#FFF1C4" opacity=".85"') +
    '<ellipse cx="17" cy="13.500" rx="6.500" ry="5" fill="#fff" opacity=".9"/>',
});

/** Draws the popped kernel, 72 design pixels square. */
const puff = (): Drawing => ({ defs: CORN, body: popped(36, 36, 33, -0.6) });

/** Draws the popcorn that shows over the edge of a bucket, 48 by 30 design pixels. */
const heap = (): Drawing => ({
  defs: CORN,
  body:
    popped(11, 17, 10, 0.3) + popped(37, 17, 10, 1.1) + popped(24, 12, 11.5, 0.8) + popped(24, 22, 10, 0.1),
});

/** Draws a bucket, 38 by 88 design pixels, in two light tones of cardboard, which the scene tints. */
function bucket(): Drawing {
  const outline =
    'M0.500 4Q0.500 0.500 4 0.500H34Q37.500 0.500 37.500 4L34.500 84Q34 87.500 30.500 87.500H7.500Q4 87.500 3.500 84Z';
  return {
    defs:
      `<clipPath id="card"><path d="M2.200 4.600Q2.200 2.200 4.600 2.200H33.400Q35.800 2.200 35.800 4.600L32.900 83.500Q32.500 85.800 30 85.800H8Q5.500 85.800 5.100 83.500Z"/></clipPath>` +
      linear(
        'bend',
        [
          [0, '#3A1030', 0.4],
          [0.22, '#fff', 0.3],
          [0.45, '#fff', 0],
          [0.75, '#3A1030', 0],
          [1, '#3A1030', 0.5],
        ],
        { x2: 1, y2: 0 },
      ),
    body:
      path(outline, `fill="${INK}"`) +
      '<g clip-path="url(#card)"><rect width="38" height="88" fill="#FFFFFF"/>' +
      path('M0 0H8L10 88H2ZM30 0H38L36 88H28Z', 'fill="#8F86A8"') +
      '<rect width="38" height="88" fill="url(#bend)"/>' +
      path('M0 6H38', 'stroke="#fff" stroke-width="3" opacity=".9"') +
      '</g>',
  };
}

/** Draws all pictures of the popcorn plunge, which has no seasonal pictures yet. */
export function drawPopcorn(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}popcorn-plunge/${name}`, width, height, drawing);
  draw('backdrop', 180, 180, squareSky(theme));
  draw('fair', 720, 320, nightFair());
  draw('garland', 720, 84, theme.garland());
  draw('board', WIDTH, HEIGHT, board(theme));
  draw('mouth', 84, 84, kettle());
  draw('peg', 20, 20, peg());
  draw('ball', 44, 44, kernel());
  draw('puff', 72, 72, puff());
  draw('heap', 48, 30, heap());
  draw('bin-slim', 38, 88, bucket());
  draw('lit-slim', 54, 104, litBorder(54));
  draw('mark', 20, 20, pathMark());
}
