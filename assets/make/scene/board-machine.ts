/**
 * Draws the frames of the hall's reel boards: gold around dark glass, with a recess for each symbol and recessed panels
 * for numbers.
 */
import { metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { type Box, bulbDefs, bulbsAlong, inset, outlineOf } from './rim.ts';
import type { Theme } from './theme.ts';

/** Geometry of a reel board, in design pixels: rows and columns of symbols are evenly spaced in `window`. */
export interface BoardShape {
  readonly width: number;
  readonly height: number;
  readonly window: Omit<Box, 'radius'>;
  readonly columns: number;
  readonly rows: number;
  /** Recessed panels for numbers in the frame's foot or head; `tone` is a panel's enamel colour. */
  readonly wells: readonly (Omit<Box, 'radius'> & { readonly tone?: string })[];
}

const ring = (outer: Box, from: number, to: number, paint: string): string =>
  path(outlineOf(inset(outer, from)) + outlineOf(inset(outer, to)), `fill-rule="evenodd" fill="${paint}"`);

/** Draws a recessed panel with a thin gold rim; `tone` is its enamel colour. */
function well({ x, y, width, height, tone }: BoardShape['wells'][number]): string {
  const outer: Box = { x, y, width, height, radius: Math.min(20, height / 2) };
  return (
    path(outlineOf(outer), `fill="${INK}"`) +
    ring(outer, 1.2, 4.4, 'url(#gD)') +
    path(outlineOf(inset(outer, 5.4)), 'fill="url(#well)"') +
    (tone === undefined ? '' : path(outlineOf(inset(outer, 5.4)), `fill="${tone}" opacity=".62"`)) +
    box(x + 8, y + 6.4, width - 16, height * 0.3, 8, 'fill="url(#sink)"') +
    path(
      `M${x + 14} ${round(y + height - 6.5)}H${x + width - 14}`,
      'stroke="#fff" stroke-width="1.2" stroke-linecap="round" opacity=".28"',
    )
  );
}

const glassOf = ({ window }: Pick<BoardShape, 'window'>): Box => ({
  x: window.x - 5,
  y: window.y - 5,
  width: window.width + 10,
  height: window.height + 10,
  radius: 18,
});

/** Draws the dark glass in the window, with a recess for each symbol. */
export function boardGlass({
  window,
  columns,
  rows,
}: Pick<BoardShape, 'window' | 'columns' | 'rows'>): Drawing {
  const glass = glassOf({ window });
  const cell = { width: window.width / columns, height: window.height / rows };
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const x = window.x + (index % columns) * cell.width;
    const y = window.y + Math.floor(index / columns) * cell.height;
    const isDark = ((index % columns) + Math.floor(index / columns)) % 2 === 0;
    return box(
      round(x + 2.5),
      round(y + 2.5),
      round(cell.width - 5),
      round(cell.height - 5),
      13,
      `fill="url(#${isDark ? 'cellA' : 'cellB'})"`,
    );
  }).join('');
  return {
    defs:
      radial(
        'glass',
        [
          [0, '#2A1170'],
          [0.7, '#16083F'],
          [1, '#0A0324'],
        ],
        { cx: 0.5, cy: 0.28, r: 0.85 },
      ) +
      linear('cellA', [
        [0, '#4A2A9C', 0.5],
        [1, '#7C58D8', 0.34],
      ]) +
      linear('cellB', [
        [0, '#2E1670', 0.5],
        [1, '#5A38B4', 0.34],
      ]) +
      linear('shade', [
        [0, '#05010F', 0.75],
        [1, '#05010F', 0],
      ]),
    body:
      path(outlineOf(glass), 'fill="url(#glass)"') +
      cells +
      box(glass.x + 2, glass.y + 1, glass.width - 4, 30, 14, 'fill="url(#shade)"'),
  };
}

/** Draws the frame of a reel board with its recessed panels for numbers; the window stays open. */
export function boardFrame(theme: Theme, shape: BoardShape): Drawing {
  const { width, height, wells } = shape;
  const outer: Box = { x: 2, y: 2, width: width - 4, height: height - 4, radius: 30 };
  const glass = glassOf(shape);
  const [upper, middle, lower] = theme.groove;
  /** Draws a piece of the frame with a hole, so that the glass stays visible. */
  const open = (piece: Box, hole: Box, paint: string): string =>
    path(outlineOf(piece) + outlineOf(hole), `fill-rule="evenodd" fill="${paint}"`);
  return {
    defs:
      metalGradients('gold', 'g') +
      bulbDefs(theme) +
      linear('groove', [
        [0, upper],
        [0.5, middle],
        [1, lower],
      ]) +
      linear('face', [
        [0, '#5A2BB0'],
        [0.5, '#3B1785'],
        [1, '#26095E'],
      ]) +
      linear('well', [
        [0, '#08021C'],
        [0.5, '#14073A'],
        [1, '#23105A'],
      ]) +
      linear('sink', [
        [0, '#000', 0.6],
        [1, '#000', 0],
      ]),
    body:
      open(outer, glass, INK) +
      open(inset(outer, 1.4), glass, 'url(#gD)') +
      open(inset(outer, 6), glass, INK) +
      open(inset(outer, 6.8), glass, 'url(#groove)') +
      open(inset(outer, 14), glass, 'url(#gR)') +
      open(inset(outer, 16.4), glass, 'url(#face)') +
      open(inset(glass, -4), glass, 'url(#gR)') +
      open(inset(glass, -1.4), glass, INK) +
      wells.map(well).join('') +
      bulbsAlong(theme, inset(outer, 10.4), 40, 3.6) +
      path(
        'M7 54Q8 9 46 5.500H210',
        'fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(26, 18, 14) +
      sparkle(width - 22, height - 20, 11, 0.95),
  };
}

/** Draws frame and glass of a reel board as one picture. */
export function boardMachine(theme: Theme, shape: BoardShape): Drawing {
  const glass = boardGlass(shape);
  const frame = boardFrame(theme, shape);
  return { defs: glass.defs + frame.defs, body: glass.body + frame.body };
}

/** Draws the ribbon behind the counter of a bonus feature, `width` by 44 design pixels; its ends are notched. */
export function ribbon(width: number): Drawing {
  const tail = 34;
  const flag = (left: number, right: number, notch: number): string =>
    `M${left} 12H${right}V42H${left}L${notch} 27Z`;
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('silk', [
        [0, '#FF7A9C'],
        [0.45, '#E11D5C'],
        [0.55, '#B50A44'],
        [1, '#E0306A'],
      ]) +
      linear('fold', [
        [0, '#8E0A38'],
        [1, '#5E0424'],
      ]),
    body:
      path(flag(1, tail + 8, 14), `fill="url(#fold)" stroke="${INK}" stroke-width="1.6"`) +
      path(
        flag(width - 1, width - tail - 8, width - 14),
        `fill="url(#fold)" stroke="${INK}" stroke-width="1.6"`,
      ) +
      box(tail - 8, 1, width - 2 * tail + 16, 34, 9, `fill="${INK}"`) +
      box(tail - 6.6, 2.4, width - 2 * tail + 13.2, 31.2, 8, 'fill="url(#gD)"') +
      box(tail - 3.6, 5.2, width - 2 * tail + 7.2, 25.6, 6, 'fill="url(#silk)"') +
      path(
        `M${tail + 2} 8.500H${width * 0.45}`,
        'stroke="#fff" stroke-width="1.800" stroke-linecap="round" opacity=".7"',
      ),
  };
}

/** Draws a word in gold in the middle of a `width` by `height` box; `size` is the font size, in design pixels. */
export const goldWord = (text: string, width: number, height: number, size: number): Drawing =>
  metalText('word', text, {
    font: 'lilita-one',
    size,
    x: width / 2,
    y: height / 2 + size * 0.36,
    tracking: 2,
    outline: size * 0.16,
    depth: size * 0.07,
  });

/** Draws a soft column of light, 64 design pixels square, which the scene stretches; it fades out before its edge. */
export const wave = (): Drawing => ({
  defs: radial('soft', [
    [0, '#CDB8FF', 0.9],
    [0.5, '#9A7BFF', 0.4],
    [1, '#9A7BFF', 0],
  ]),
  body: '<ellipse cx="32" cy="32" rx="30" ry="30" fill="url(#soft)"/>',
});
