/**
 * Draws the foil of the scratch card, its text, the brush that erases it, and the crumbs of foil that the brush leaves.
 */
import { metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { box, circle, linear, path, radial, round, sparkle, type Stop } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Theme } from './theme.ts';

/**
 * Returns the SVG path of the foil: scalloped like the edge of a stamp, 22 design pixels inside its square of 600
 * design pixels.
 */
function foilOutline(): string {
  const [low, high] = [22, 578];
  const teeth = 26;
  const step = (high - low) / teeth;
  const side = (dx: number, dy: number): string =>
    Array.from({ length: teeth }, () => {
      const [x, y] = [round(dx * step), round(dy * step)];
      return `q${round(x / 2 + dy * 6)} ${round(y / 2 - dx * 6)} ${x} ${y}`;
    }).join('');
  return `M${low} ${low}${side(1, 0)}${side(0, 1)}${side(-1, 0)}${side(0, -1)}Z`;
}

/** Material of a foil that replaces the silver of the fair's own card. */
export interface FoilLook {
  /** Colours of the metal from light to shade. */
  readonly stops: readonly Stop[];
  /** Colour of the foil's border; `under` is the colour below the foil. */
  readonly edge: string;
  readonly under: string;
  /** SVG of the print that alternates with sparkles, drawn around 0, 0; `defs` are the gradients that it needs. */
  readonly print: string;
  readonly defs: string;
}

const SILVER: readonly Stop[] = [
  [0, '#FFFFFF'],
  [0.12, '#D8E2EC'],
  [0.26, '#9FB0C2'],
  [0.38, '#E9F0F6'],
  [0.47, '#FDFEFF'],
  [0.5, '#B9C7D5'],
  [0.62, '#DDE6EE'],
  [0.74, '#8E9FB3'],
  [0.86, '#C9D5E0'],
  [1, '#7C8DA3'],
];

/** Draws the peso sign, embossed in silver. */
function pesoPrint(): string {
  const { d } = textPath('₱', { font: 'paytone-one', size: 34, x: 0, y: 12 });
  return (
    path(d, 'fill="#6E7F96" opacity=".34"') +
    path(d, 'transform="translate(-1 -1.200)" fill="#FFFFFF" opacity=".4"')
  );
}

/** Draws the foil, 600 design pixels square: brushed metal with a printed pattern. Its text is a separate picture. */
export function foil(look?: FoilLook): Drawing {
  const { stops, edge, under, print, defs } = look ?? {
    stops: SILVER,
    edge: '#5A6B82',
    under: '#3C4A5E',
    print: pesoPrint(),
    defs: '',
  };
  const outline = foilOutline();
  const random = seeded(5);
  const brushed = Array.from({ length: 240 }, () => {
    const x = round(random() * 900 - 200);
    const length = round(60 + random() * 260);
    const y = round(random() * 600);
    const tone = random() < 0.5 ? '#FFFFFF' : '#4A5A70';
    return `<path d="M${x} ${y}l${length} ${round(-length * 0.42)}" stroke="${tone}" stroke-width="${round(0.6 + random() * 1.3)}" opacity="${round(0.05 + random() * 0.13)}"/>`;
  }).join('');
  const printed = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (__, column) => {
      const x = 30 + column * 68 + (row % 2) * 34;
      const y = 30 + row * 68;
      if ((row + column) % 2) return sparkle(x, y, 17, 0.5);
      return `<g transform="translate(${x} ${y}) rotate(-14)">${print}</g>`;
    }).join(''),
  ).join('');
  return {
    defs:
      linear('foil', stops, { x1: 20, y1: 60, x2: 580, y2: 560, user: true }) +
      defs +
      `<clipPath id="cut"><path d="${outline}"/></clipPath>`,
    body:
      path(outline, `fill="${under}"`) +
      `<g clip-path="url(#cut)"><rect width="600" height="600" fill="url(#foil)"/>${brushed}${printed}</g>` +
      path(outline, `fill="none" stroke="${edge}" stroke-width="3"`) +
      path(
        outline,
        'transform="translate(-.800 -1)" fill="none" stroke="#FFFFFF" stroke-width="1.400" opacity=".9"',
      ) +
      box(
        40,
        40,
        520,
        520,
        26,
        `fill="none" stroke="${edge}" stroke-width="2" stroke-dasharray="2 9" stroke-linecap="round" opacity=".7"`,
      ),
  };
}

/** Draws the text on the foil, 480 by 150 design pixels: the word on a ribbon. */
export function foilWord({ scratch: { ribbon, ribbonEnds } }: Theme, text: string): Drawing {
  const word = metalText('word', text, {
    font: 'lilita-one',
    size: 53,
    x: 240,
    y: 93,
    tracking: 2,
    outline: 8,
    depth: 3.5,
    ink: '#2A0640',
  });
  return {
    defs:
      word.defs +
      linear('ribbon', [
        [0, ribbon[0]],
        [0.5, ribbon[1]],
        [1, ribbon[2]],
      ]) +
      metalGradients('gold', 'g'),
    body:
      path('M2 54H66V130H2L26 92Z', `fill="${ribbonEnds[0]}"`) +
      path('M478 54H414V130H478L454 92Z', `fill="${ribbonEnds[0]}"`) +
      path('M40 30H440V118H40Z', `fill="url(#gV)" stroke="${INK}" stroke-width="2"`) +
      path('M44 35H436V113H44Z', 'fill="url(#ribbon)"') +
      path('M44 35H436V62Q240 84 44 62Z', 'fill="#fff" opacity=".2"') +
      path('M40 118L66 130V118ZM440 118L414 130V118Z', `fill="${ribbonEnds[1]}"`) +
      word.body,
  };
}

/** Draws the brush that erases the foil, 56 design pixels square, with a soft edge. */
export const brush = (): Drawing => ({
  defs: radial('soft', [
    [0, '#fff'],
    [0.66, '#fff'],
    [0.86, '#fff', 0.55],
    [1, '#fff', 0],
  ]),
  body: circle(28, 28, 27.5, 'fill="url(#soft)"'),
});

/** SVG paths of three crumbs of foil, around 0, 0. */
export const CRUMBS = [
  'M-9 -4Q-3 -10 4 -7Q10 -4 7 3Q3 9 -4 6Q-11 3 -9 -4Z',
  'M-10 2Q-8 -6 0 -4Q8 -8 10 -1Q6 6 -2 4Q-8 8 -10 2Z',
  'M-5 -9Q2 -8 3 -1Q8 4 3 9Q-3 10 -4 3Q-9 -3 -5 -9Z',
] as const;

export const crumb = (d: string): Drawing => ({
  defs: linear(
    'curl',
    [
      [0, '#FFFFFF'],
      [0.45, '#C3CFDB'],
      [0.55, '#8B9AAB'],
      [1, '#EEF4FA'],
    ],
    { x2: 1 },
  ),
  body: `<g transform="translate(14 14)">${path(d, 'fill="url(#curl)" stroke="#566375" stroke-width="1"')}</g>`,
});
