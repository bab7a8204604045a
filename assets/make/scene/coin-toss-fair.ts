/** Draws the coin toss stall: a board of painted squares, a coin's face and side, and the light over a square. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { linear, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { BOARD, PLACES } from '../../../scenes/hall/coin-toss-fair/tuning.ts';
import { coinBody, coinGradients } from './coin.ts';
import { drawHitLamps } from './hit-lamps.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { type Box, bulbDefs, bulbsAlong, outlineOf } from './rim.ts';
import { drawStall, groundShadow } from './stall.ts';
import type { Theme } from './theme.ts';

const [WIDTH, HEIGHT] = [686, 352];
const PAINT = ['#FFC34D', '#FF6B9C', '#4FB2FF', '#5FD383', '#B184FF'];

/** Returns the position of a corner between the board's squares, in the picture's own units. */
function corner(across: number, down: number): readonly [number, number] {
  const { far, near, columns, rows, shrink } = BOARD;
  const gone = down / rows;
  const share = gone * (shrink + (1 - shrink) * gone);
  const width = far.width + (near.width - far.width) * share;
  return [
    round(WIDTH / 2 + (across / columns - 0.5) * width),
    round(far.y + (near.y - far.y) * share - PLACES.board.y + HEIGHT / 2),
  ];
}

/**
 * Draws the board, 686 by 352 design pixels: six columns and three rows of squares between white lines, in a gold edge
 * with bulbs.
 */
function board(theme: Theme): Drawing {
  const { columns, rows } = BOARD;
  const quad = (left: number, top: number, right: number, bottom: number): string =>
    `M${[corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)].map((point) => point.join(' ')).join('L')}Z`;
  /** Returns the SVG path of the board's outline, widened by `by` design pixels. */
  const outline = (by: number): string => {
    const [a, b, c, d] = [corner(0, 0), corner(columns, 0), corner(columns, rows), corner(0, rows)];
    return `M${a[0] - by} ${a[1] - by}L${b[0] + by} ${b[1] - by}L${c[0] + by * 1.1} ${c[1] + by}L${d[0] - by * 1.1} ${d[1] + by}Z`;
  };
  const squares = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const colour = PAINT[(column + row * 2) % PAINT.length] ?? '#FFFFFF';
    return path(quad(column, row, column + 1, row + 1), `fill="${colour}"`);
  }).join('');
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, column) => [corner(column, 0), corner(column, rows)]),
    ...Array.from({ length: rows + 1 }, (_, row) => [corner(0, row), corner(columns, row)]),
  ]
    .map(([from, to]) => `M${from?.join(' ')}L${to?.join(' ')}`)
    .join('');
  const foot = corner(0, rows)[1] + 11;
  const joined = 'stroke-linejoin="round"';
  return {
    defs:
      metalGradients('gold', 'g') +
      bulbDefs(theme) +
      linear('depth', [
        [0, '#2A0A50', 0.36],
        [0.4, '#2A0A50', 0.06],
        [1, '#fff', 0.14],
      ]) +
      radial(
        'lamp',
        [
          [0, '#FFFBE0', 0.5],
          [1, '#FFFBE0', 0],
        ],
        { cx: 0.32, cy: 0.2, r: 0.7 },
      ),
    body:
      `<g transform="translate(0 9)" opacity=".5">${path(outline(15), `fill="#05010F" stroke="#05010F" stroke-width="6" ${joined}`)}</g>` +
      path(outline(15), `fill="${INK}" stroke="${INK}" stroke-width="8" ${joined}`) +
      path(outline(15), `fill="url(#gD)" stroke="url(#gD)" stroke-width="4" ${joined}`) +
      path(outline(11), `fill="${theme.groove[1]}" stroke="${theme.groove[1]}" stroke-width="2" ${joined}`) +
      path(outline(4), `fill="url(#gR)" stroke="url(#gR)" stroke-width="3" ${joined}`) +
      squares +
      path(quad(0, 0, columns, rows), 'fill="url(#depth)"') +
      path(quad(0, 0, columns, rows), 'fill="url(#lamp)"') +
      path(
        lines,
        'fill="none" stroke="#5A1A66" stroke-width="8" opacity=".35" transform="translate(1.5 2)"',
      ) +
      path(lines, 'fill="none" stroke="#FFFFFF" stroke-width="6"') +
      bulbsAlong(theme, { x: 34, y: foot, width: 618, height: 0.01, radius: 1 }, 34, 3.6),
  };
}

/** Draws the face of a coin, 96 design pixels square. */
const face = (theme: Theme): Drawing => ({
  defs: coinGradients(theme),
  body: `<g transform="scale(.75)">${coinBody(theme)}</g>`,
});

/** Draws a coin's side, 96 design pixels square: the disc that shows below the face. */
const edge = (): Drawing => ({
  defs: linear(
    'side',
    [
      [0, '#7A3C00'],
      [0.3, '#E8A21A'],
      [0.5, '#FFD95A'],
      [0.8, '#9A5200'],
      [1, '#4A2200'],
    ],
    { x2: 1, y2: 0 },
  ),
  body: `<circle cx="48" cy="48" r="46.5" fill="${INK}"/><circle cx="48" cy="48" r="44.700" fill="url(#side)"/>`,
});

/** Draws the light over a square of the board, 110 design pixels square. */
function lit(): Drawing {
  const box: Box = { x: 1, y: 1, width: 108, height: 108, radius: 8 };
  return {
    defs: radial('light', [
      [0, '#FFF7C4', 0.95],
      [0.6, '#FFE066', 0.7],
      [1, '#FFB92E', 0.75],
    ]),
    body:
      path(
        outlineOf(box),
        `fill="url(#light)" stroke="${mixed('#FFD75A', '#FFFFFF', 0.4)}" stroke-width="2"`,
      ) +
      path(
        'M8 30V8H30M80 102H102V80',
        'fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round"',
      ),
  };
}

/** Draws all pictures of the coin toss stall, which has no seasonal pictures yet. */
export function drawCoinToss(theme: Theme): void {
  const name = 'coin-toss-fair';
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}${name}/${file}`, width, height, drawing);
  drawStall(theme, name, { cloth: ['#F2A01E', '#FFF1D6'], wood: '#8A4A1C' });
  drawHitLamps(theme, name);
  draw('board', WIDTH, HEIGHT, board(theme));
  draw('coin-face', 96, 96, face(theme));
  draw('coin-edge', 96, 96, edge());
  draw('lit', 110, 110, lit());
  draw('shadow', 96, 72, groundShadow(96, 72));
}
