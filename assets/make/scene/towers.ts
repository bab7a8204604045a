/** Draws the towers game: a tower of bricks, its windows, the figures in them, and the climber. */
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, linear, path, radial } from '../../pipeline/drawing/svg.ts';
import { emojiIcon } from './items.ts';
import { drawHallGround } from './night-fair.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { picture } from './picture.ts';
import type { Theme } from './theme.ts';

const STONE = linear('stone', [
  [0, '#8E79C6'],
  [1, '#6C56A6'],
]);

/** Draws the bricks of a wall 108 design pixels wide and `height` high; copies fit together side by side. */
function bricks(height: number): string {
  const rows = Math.round(height / 14);
  return Array.from({ length: rows }, (_, row) => {
    const y = (row * height) / rows;
    const shift = row % 2 === 0 ? 0 : 18;
    const uprights = [0, 36, 72, 108].map((x) => `M${x + shift} ${y}v${height / rows}`).join('');
    return (
      path(`M0 ${y}H108${uprights}`, 'fill="none" stroke="#43307A" stroke-width="1.8" opacity=".75"') +
      path(`M0 ${y + 1.6}H108`, 'fill="none" stroke="#C5B4F0" stroke-width="1" opacity=".35"')
    );
  }).join('');
}

const wall = (height: number): string =>
  `<rect width="108" height="${height}" fill="url(#stone)"/>${bricks(height)}`;

const ARCH = 'M16 51V22Q16 5 54 5Q92 5 92 22V51Z';

/** Draws a window in a piece of wall, 108 by 56 design pixels; `pane` is the SVG inside its arch. */
const window = (defs: string, pane: string): Drawing => ({
  defs:
    STONE +
    linear(
      'frame',
      [
        [0, '#FFF6C2'],
        [0.35, '#FFC72C'],
        [0.75, '#D08A0C'],
        [1, '#8A4A00'],
      ],
      { x2: 1, y2: 1 },
    ) +
    defs,
  body:
    wall(56) +
    path(ARCH, `fill="${INK}" stroke="${INK}" stroke-width="7" stroke-linejoin="round"`) +
    path(ARCH, 'fill="none" stroke="url(#frame)" stroke-width="4" stroke-linejoin="round"') +
    pane +
    box(10, 48.5, 88, 6.5, 2.5, `fill="url(#frame)" stroke="${INK}" stroke-width="1.6"`),
});

const PANE = 'M18.500 48V23Q18.500 8 54 8Q89.500 8 89.500 23V48Z';

/** Draws a window with closed shutters. */
const shut = (): Drawing =>
  window(
    linear('shutter', [
      [0, '#5A8CF0'],
      [0.5, '#2F5FD0'],
      [1, '#1B3A92'],
    ]),
    path(PANE, 'fill="url(#shutter)"') +
      path('M54 8V48', `stroke="${INK}" stroke-width="2.6"`) +
      path(
        'M25 20H49M25 27H49M25 34H49M25 41H49M59 20H83M59 27H83M59 34H83M59 41H83',
        'stroke="#122A70" stroke-width="2.2" opacity=".8"',
      ) +
      path('M25 18H49M59 18H83', 'stroke="#BFD6FF" stroke-width="1.6" opacity=".8"') +
      path('M49 27V31M59 27V31', 'stroke="#FFD75A" stroke-width="3" stroke-linecap="round"'),
  );

/** Draws a lit window. */
const lit = (): Drawing =>
  window(
    radial(
      'light',
      [
        [0, '#FFFDE0'],
        [0.45, '#FFE27A'],
        [1, '#F29A1E'],
      ],
      { cx: 0.5, cy: 0.5, r: 0.75 },
    ),
    path(PANE, 'fill="url(#light)"') +
      path('M22 24Q24 12 46 11', 'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"'),
  );

/** Draws a dark, open window. */
const dark = (): Drawing =>
  window(
    radial(
      'night',
      [
        [0, '#3B2A5E'],
        [0.6, '#180A30'],
        [1, '#08021A'],
      ],
      { cx: 0.5, cy: 0.6, r: 0.8 },
    ),
    path(PANE, 'fill="url(#night)"'),
  );

/** Draws a pillar beside the wall, 34 by 476 design pixels. */
function pillar(): Drawing {
  const bands = Array.from({ length: 17 }, (_, band) => `M5 ${24 + band * 28}H29`).join('');
  return {
    defs:
      linear(
        'round',
        [
          [0, '#C9B8F5'],
          [0.35, '#8E79C6'],
          [1, '#463080'],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear('cap', [
        [0, '#FF7DA6'],
        [1, '#B01452'],
      ]),
    body:
      box(4, 30, 26, 446, 3, `fill="url(#round)" stroke="${INK}" stroke-width="2.6"`) +
      path(bands, 'stroke="#38246C" stroke-width="1.6" opacity=".6" transform="translate(0 14)"') +
      path(
        'M1.500 34L17 2L32.500 34Z',
        `fill="url(#cap)" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"`,
      ) +
      path('M9 27L16 11', 'stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".8"'),
  };
}

/** Draws the top of the wall over a column of windows, 108 by 40 design pixels. */
const merlon = (): Drawing => ({
  defs: STONE,
  body:
    path('M0 40V22H18V6H46V22H62V6H90V22H108V40Z', `fill="url(#stone)" stroke="${INK}" stroke-width="2.4"`) +
    path('M20 8H44M64 8H88', 'stroke="#D8CBFA" stroke-width="2.2" opacity=".8"') +
    path('M0 31H108', 'stroke="#43307A" stroke-width="1.8" opacity=".75"'),
});

/** Draws the foot of the wall under a column of windows, 108 by 34 design pixels. */
const base = (): Drawing => ({
  defs: linear('foot', [
    [0, '#7A66B4'],
    [1, '#2A1A58'],
  ]),
  body:
    path('M6 0H102L108 34H0Z', 'fill="url(#foot)"') +
    path('M7 2H101', 'stroke="#D8CBFA" stroke-width="2.2" opacity=".6"') +
    path('M3 18H105M27 2V18M81 2V18M54 18V34', 'stroke="#2F1E60" stroke-width="2" opacity=".8"'),
});

/** Draws all pictures of the towers game, which has no seasonal pictures yet. */
export function drawTowers(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}towers/${name}`, width, height, drawing);
  drawHallGround(theme, 'towers');
  draw('shut', 108, 56, shut());
  draw('lit', 108, 56, lit());
  draw('dark', 108, 56, dark());
  draw('pillar', 34, 476, pillar());
  draw('merlon', 108, 40, merlon());
  draw('base', 108, 34, base());
  draw('star', 44, 44, emojiIcon('glowing-star', 44));
  draw('ghost', 54, 54, emojiIcon('ghost', 54));
  draw('climber', 62, 62, emojiIcon('monkey', 62));
}
