/** Draws the lower paid symbols: letters, suits or cut stones in raised metal, each with a distinct shape. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { circle, linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import { heavier } from '../lobby/lettering.ts';
import type { TileFont } from '../lobby/recipes.ts';
import { symbolFilter } from '../lobby/symbol-filter.ts';
import { figure as drawFigure } from './figure.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { extentOf } from './lettering.ts';
import type { Tone } from './tones.ts';

const MIDDLE = { x: 88, y: 84 };

/** Depth of raised pieces, in design pixels; also the number of steps in which the depth is drawn. */
const DEPTH = 7;

/** Draws a shape in raised enamel with a gold rim, turned slightly towards the light. */
function raised(d: string, tone: Tone, top: number, foot: number, weight = 0): Drawing {
  const stroke = (colour: string, width: number): string =>
    `fill="${colour}" stroke="${colour}" stroke-width="${width + weight}" stroke-linejoin="round"`;
  const sides = Array.from({ length: DEPTH }, (_, step) =>
    path(
      d,
      `transform="translate(${round((DEPTH - step) * 0.55)} ${DEPTH - step})" ${stroke(mixed(tone.deep, '#000000', 0.25), 15)}`,
    ),
  );
  return {
    defs:
      metalGradients('gold', 'low') +
      symbolFilter('lowLit', { rimWidth: 0, inkWidth: 1.6, light: 0.8 }) +
      linear(
        'lowFace',
        [
          [0, mixed(tone.light, '#FFFFFF', 0.35)],
          [0.46, tone.light],
          [0.52, tone.base],
          [0.85, mixed(tone.base, tone.deep, 0.35)],
          [1, tone.base],
        ],
        { x1: 0, y1: top, x2: 0, y2: foot, user: true },
      ) +
      linear(
        'lowEdge',
        [
          [0, '#fff', 0.9],
          [0.5, '#fff', 0],
        ],
        { x1: 40, y1: top, x2: 120, y2: foot, user: true },
      ),
    body:
      sides.join('') +
      `<g transform="translate(24 20)" filter="url(#lowLit)"><g transform="translate(-24 -20)">${path(d, stroke('url(#lowV)', 12))}</g></g>` +
      path(d, stroke(INK, 5)) +
      path(d, stroke('url(#lowFace)', 1)) +
      path(d, `fill="none" stroke="url(#lowEdge)" stroke-width="2"`),
  };
}

/** Font size of a letter, in design pixels. */
const LETTER = 118;
/**
 * Font size of a letter in fonts with narrow or far-reaching letters, in design pixels. Their letters are placed by
 * their outlines.
 */
const ODD_LETTERS: Partial<Record<TileFont, number>> = { 'cinzel-decorative': 84, creepster: 146 };
/** Distance of the baseline below the middle of a letter, em. */
const BASELINE = 41 / 118;

/** Draws the letter of a playing card (such as A or K) in the title's own font. */
export function letterSymbol(letter: string, font: TileFont, tone: Tone): Drawing {
  const size = ODD_LETTERS[font] ?? LETTER;
  const { left, right } = extentOf(letter, font, size);
  const x = font in ODD_LETTERS ? MIDDLE.x - (left + right) / 2 : MIDDLE.x;
  const { d } = textPath(letter, { font, size, x, y: MIDDLE.y + size * BASELINE });
  return raised(d, tone, 40, 126, (heavier[font] ?? 0) * 1.2);
}

const SUITS = {
  spade:
    'M88 32C96 56 134 70 134 98C134 122 106 126 95 108C96 122 102 132 110 137H66C74 132 80 122 81 108C70 126 42 122 42 98C42 70 80 56 88 32Z',
  heart: 'M88 136C78 116 38 98 38 66C38 38 74 32 88 58C102 32 138 38 138 66C138 98 98 116 88 136Z',
  club: 'M88 34C108 34 118 54 106 71C124 64 142 76 140 96C138 118 108 122 95 105C96 120 102 130 110 136H66C74 130 80 120 81 105C68 122 38 118 36 96C34 76 52 64 70 71C58 54 68 34 88 34Z',
  diamond: 'M88 30Q104 62 130 84Q104 106 88 138Q72 106 46 84Q72 62 88 30Z',
} as const;

/** Name of a card suit. */
export type Suit = keyof typeof SUITS;

/** Draws a card suit in raised enamel. */
export const suitSymbol = (suit: Suit, tone: Tone): Drawing => raised(SUITS[suit], tone, 32, 138);

/** Corners of a cut stone around 0, 0, clockwise; `table` is the size of its flat top as a share of the stone. */
interface Cut {
  readonly corners: readonly (readonly [x: number, y: number])[];
  readonly table: number;
}

const ring = (count: number, x: number, y: number, turn = 0): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, place) => {
    const angle = ((place + turn) * 2 * Math.PI) / count - Math.PI / 2;
    return [round(x * Math.cos(angle)), round(y * Math.sin(angle))];
  });

const CUTS = {
  round: { corners: ring(12, 52, 52), table: 0.56 },
  hexagon: { corners: ring(6, 50, 56), table: 0.55 },
  /** A step cut, like that of an emerald. */
  step: {
    corners: [
      [-28, -54],
      [28, -54],
      [44, -38],
      [44, 38],
      [28, 54],
      [-28, 54],
      [-44, 38],
      [-44, -38],
    ],
    table: 0.6,
  },
  triangle: {
    corners: [
      [-8, -50],
      [8, -50],
      [60, 36],
      [52, 48],
      [-52, 48],
      [-60, 36],
    ],
    table: 0.48,
  },
  drop: {
    corners: [
      [0, -60],
      [16, -34],
      [34, -8],
      [44, 18],
      [36, 42],
      [18, 54],
      [-18, 54],
      [-36, 42],
      [-44, 18],
      [-34, -8],
      [-16, -34],
    ],
    table: 0.52,
  },
  /** A brilliant cut seen from the side, like the usual sign for diamonds. */
  brilliant: {
    corners: [
      [-34, -42],
      [0, -46],
      [34, -42],
      [60, -12],
      [0, 54],
      [-60, -12],
    ],
    table: 0.42,
  },
  kite: { corners: ring(4, 46, 60), table: 0.5 },
} satisfies Record<string, Cut>;

/** Name of the cut of a stone. */
export type StoneCut = keyof typeof CUTS;

/** Draws a cut stone in a thin gold setting. The more a facet faces the top left, the lighter it is. */
export function stoneSymbol(cut: StoneCut, tone: Tone): Drawing {
  const { corners, table }: Cut = CUTS[cut];
  const place = ([x, y]: readonly [number, number], scale: number): string =>
    `${round(MIDDLE.x + x * scale)} ${round(MIDDLE.y + y * scale)}`;
  const outline = (scale: number): string => `M${corners.map((corner) => place(corner, scale)).join('L')}Z`;
  const shade = (share: number): string =>
    share > 0
      ? mixed(tone.base, mixed(tone.light, '#FFFFFF', 0.5), share)
      : mixed(tone.base, tone.deep, -share);
  const facets = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [x, y] = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    const lit = (-x * 0.55 - y * 0.85) / Math.hypot(x, y);
    const apart = index % 2 === 0 ? 0.1 : -0.1;
    return path(
      `M${place(corner, 1)}L${place(next, 1)}L${place(next, table)}L${place(corner, table)}Z`,
      `fill="${shade(Math.max(-0.9, Math.min(0.95, lit * 0.85 + apart)))}"`,
    );
  });
  const spokes = corners.map((corner) => `M${place(corner, 1)}L${place(corner, table)}`).join('');
  return {
    defs:
      metalGradients('gold', 'low') +
      symbolFilter('lowLit', { rimWidth: 0, inkWidth: 1.6, light: 0.5 }) +
      linear(
        'lowTable',
        [
          [0, '#FFFFFF'],
          [0.35, tone.light],
          [0.55, tone.base],
          [1, mixed(tone.base, tone.light, 0.5)],
        ],
        { x2: 1, y2: 1 },
      ),
    body:
      path(
        outline(1),
        `transform="translate(3 7)" fill="#0A0014" stroke="#0A0014" stroke-width="13" stroke-linejoin="round" opacity=".5"`,
      ) +
      `<g transform="translate(24 20)" filter="url(#lowLit)"><g transform="translate(-24 -20)">${path(outline(1), 'fill="url(#lowD)" stroke="url(#lowD)" stroke-width="11" stroke-linejoin="round"')}</g></g>` +
      path(outline(1), `fill="${INK}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`) +
      facets.join('') +
      path(spokes, 'stroke="#fff" stroke-width="1" opacity=".35"') +
      path(outline(table), 'fill="url(#lowTable)"') +
      path(outline(table), 'fill="none" stroke="#fff" stroke-width="1.4" opacity=".75"') +
      sparkle(round(MIDDLE.x - 26), MIDDLE.y - 28, 13),
  };
}

/** Draws a small object of the title's theme in the light of its tone, without a plate behind it. */
export function goodSymbol(figure: string, tone: Tone): Drawing {
  return {
    defs:
      radial('lowGlow', [
        [0, tone.light, 0.85],
        [0.55, tone.base, 0.4],
        [1, tone.base, 0],
      ]) + symbolFilter('dress', { isRound: true, rim: '#FFE98A', light: 0.85 }),
    body:
      circle(MIDDLE.x, MIDDLE.y, 66, 'fill="url(#lowGlow)"') +
      `<ellipse cx="${MIDDLE.x + 3}" cy="132" rx="44" ry="9" fill="#0A0014" opacity=".35"/>` +
      drawFigure(figure, MIDDLE.x, MIDDLE.y, 108, 'dress') +
      sparkle(52, 48, 9),
  };
}
