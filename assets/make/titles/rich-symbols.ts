/** Draws the higher paid symbols of a title, its wild, its scatter and its coin. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { fitting } from '../lobby/lettering.ts';
import type { TilePalette } from '../lobby/palettes.ts';
import { rayPaint, rays } from '../lobby/patterns.ts';
import type { TileFont } from '../lobby/recipes.ts';
import { symbolFilter } from '../lobby/symbol-filter.ts';
import { figure as drawFigure } from './figure.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { lettered } from './lettering.ts';
import { plate, type PlateShape } from './plates.ts';
import type { Tone } from './tones.ts';

const MIDDLE = { x: 88, y: 84 };

/** Style shared by the symbols of one title. */
export interface Family {
  readonly shape: PlateShape;
  readonly palette: TilePalette;
  readonly font: TileFont;
  /** SVG of the title's pattern, drawn for the symbol's box. */
  readonly pattern: string;
}

/** Ranks of the high paid symbols, the best paid first: sizes of plate and figure, and the metal of the rim. */
const RANKS = [
  { plate: 1.02, figure: 120, metal: 'gold', gems: 8 },
  { plate: 0.98, figure: 112, metal: 'gold', gems: 0 },
  { plate: 0.94, figure: 106, metal: 'silver', gems: 0 },
  { plate: 0.9, figure: 102, metal: 'bronze', gems: 0 },
] as const;

/** Draws a figure on its plate; the symbol of rank 0 pays most. */
export function figureSymbol(figure: string, rank: 0 | 1 | 2 | 3, tone: Tone, family: Family): Drawing {
  const { plate: scale, figure: size, metal, gems } = RANKS[rank];
  const ground = plate({ shape: family.shape, tone, metal, scale, gems, pattern: family.pattern });
  return {
    defs:
      ground.defs +
      rayPaint('rays', MIDDLE.x, MIDDLE.y, 90, 0.7) +
      symbolFilter('dress', { isRound: true, rim: mixed(tone.light, '#FFFFFF', 0.4), light: 0.85 }),
    body:
      ground.body +
      drawFigure(figure, MIDDLE.x, MIDDLE.y - 2, size, 'dress') +
      sparkle(36, 30, rank === 0 ? 15 : 10) +
      (rank === 0 ? sparkle(142, 132, 9, 0.9) : ''),
  };
}

/** Draws a ribbon with a word across the foot of a symbol; the ribbon's ends fold behind it. */
function ribbon(word: string, tone: Tone, { font, palette }: Family): Drawing {
  const size = fitting(word, font, 46, word.length > 4 ? 132 : 108);
  const words = lettered('word', { text: word, font, size, x: MIDDLE.x, y: 138 + size * 0.33 }, palette);
  const band = 'M10 119Q88 107 166 119V157Q88 145 10 157Z';
  return {
    defs:
      words.defs +
      metalGradients('gold', 'band') +
      linear('bandCloth', [
        [0, mixed(tone.light, tone.base, 0.35)],
        [0.5, tone.base],
        [1, tone.deep],
      ]) +
      linear(
        'bandShade',
        [
          [0, '#000', 0.45],
          [0.14, '#000', 0],
          [0.86, '#000', 0],
          [1, '#000', 0.45],
        ],
        { x2: 1, y2: 0 },
      ),
    body:
      path(
        'M2 128L30 121V160L2 165L11 147ZM174 128L146 121V160L174 165L165 147Z',
        `fill="${tone.deep}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`,
      ) +
      path(band, `fill="${INK}" stroke="${INK}" stroke-width="7" stroke-linejoin="round"`) +
      path(band, 'fill="url(#bandV)" stroke="url(#bandD)" stroke-width="4" stroke-linejoin="round"') +
      path(band, 'fill="url(#bandCloth)"') +
      path(band, 'fill="url(#bandShade)"') +
      path('M13 122Q88 110 163 122', 'fill="none" stroke="#fff" stroke-width="1.8" opacity=".7"') +
      words.body,
  };
}

/** Draws the wild symbol: a figure in front of a gold star, and the word WILD. */
export function wildSymbol(figure: string, tone: Tone, family: Family): Drawing {
  const star = (outer: number, inner: number): string => {
    const points = Array.from({ length: 32 }, (_, place) =>
      onCircle(MIDDLE.x, 76, place % 2 ? inner : outer, place * 11.25)
        .map(round)
        .join(' '),
    );
    return `M${points.join('L')}Z`;
  };
  const word = ribbon('WILD', tone, family);
  return {
    defs:
      word.defs +
      metalGradients('gold', 'wild') +
      radial('wildHeart', [
        [0, '#FFFFFF'],
        [0.35, tone.light],
        [0.75, tone.base],
        [1, tone.deep],
      ]) +
      rayPaint('rays', MIDDLE.x, 76, 70, 0.9) +
      symbolFilter('dress', { isRound: true, rim: '#FFF6C9', light: 0.9 }),
    body:
      path(star(75, 60), `transform="translate(2.5 4)" fill="#0A0014" opacity=".5"`) +
      path(star(75, 60), `fill="${INK}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"`) +
      path(star(73, 58.5), 'fill="url(#wildD)"') +
      path(star(66, 54), 'fill="url(#wildR)"') +
      circle(MIDDLE.x, 76, 53, `fill="${INK}"`) +
      circle(MIDDLE.x, 76, 51.5, 'fill="url(#wildHeart)"') +
      rays(MIDDLE.x, 76, 12, 51, 'fill="url(#rays)"') +
      drawFigure(figure, MIDDLE.x, 68, 112, 'dress') +
      word.body +
      sparkle(38, 26, 13) +
      sparkle(140, 44, 9, 0.9),
  };
}

/** Draws the scatter symbol: a figure in a ring of light, and the word SCATTER. */
export function scatterSymbol(figure: string, tone: Tone, family: Family): Drawing {
  const word = ribbon('SCATTER', tone, family);
  const [x, y] = [MIDDLE.x, 74];
  return {
    defs:
      word.defs +
      metalGradients('silver', 'ring') +
      radial('halo', [
        [0, '#FFFFFF', 0.95],
        [0.55, tone.light, 0.75],
        [1, tone.light, 0],
      ]) +
      radial('orb', [
        [0, mixed(tone.light, '#FFFFFF', 0.5)],
        [0.55, tone.base],
        [1, tone.deep],
      ]) +
      rayPaint('rays', x, y, 74, 1) +
      symbolFilter('dress', { isRound: true, rim: '#FFFFFF', light: 0.9 }),
    body:
      circle(x, y, 74, 'fill="url(#halo)" opacity=".8"') +
      rays(x, y, 18, 73, 'fill="url(#rays)"') +
      circle(x + 2, y + 4, 58, 'fill="#0A0014" opacity=".4"') +
      circle(x, y, 59, `fill="${INK}"`) +
      circle(x, y, 57.4, 'fill="url(#ringD)"') +
      circle(x, y, 52.4, 'fill="url(#ringR)"') +
      circle(x, y, 49.6, `fill="${INK}"`) +
      circle(x, y, 48.4, 'fill="url(#orb)"') +
      path(
        `M${x - 44} ${y - 6}A46 46 0 0 1 ${x + 40} ${y - 22}Q${x} ${y - 8} ${x - 44} ${y - 6}Z`,
        'fill="#fff" opacity=".35"',
      ) +
      drawFigure(figure, x, y - 6, 108, 'dress') +
      word.body +
      sparkle(40, 34, 12) +
      sparkle(136, 30, 10, 0.9),
  };
}

/** Draws the coin symbol of hold-and-respin: a gold rim around a plain field for an amount. */
export function coinSymbol(figure: string, tone: Tone): Drawing {
  const [x, y] = [MIDDLE.x, MIDDLE.y];
  const reeds = Array.from({ length: 72 }, (_, place) => {
    const [x1, y1] = onCircle(x, y, 70, place * 5).map(round);
    const [x2, y2] = onCircle(x, y, 76, place * 5).map(round);
    return `M${x1} ${y1}L${x2} ${y2}`;
  }).join('');
  const beads = Array.from({ length: 36 }, (_, place) => {
    const [bx, by] = onCircle(x, y, 60, place * 10);
    return circle(bx + 0.5, by + 0.8, 2.3, 'fill="#6A3400"') + circle(bx, by, 2, 'fill="#FFF0A8"');
  }).join('');
  return {
    defs:
      metalGradients('gold', 'coin') +
      radial(
        'coinField',
        [
          [0, mixed(tone.base, tone.deep, 0.25)],
          [0.7, mixed(tone.base, tone.deep, 0.62)],
          [1, tone.deep],
        ],
        { cx: 0.4, cy: 0.34, r: 0.8 },
      ) +
      linear('coinGloss', [
        [0, '#fff', 0.5],
        [1, '#fff', 0.02],
      ]) +
      `<filter id="struck" filterUnits="userSpaceOnUse" x="-10" y="-10" width="148" height="148"><feFlood flood-color="${tone.light}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
    body:
      circle(x + 2.5, y + 5, 76, 'fill="#0A0014" opacity=".5"') +
      circle(x, y, 79, `fill="${INK}"`) +
      circle(x, y, 77, 'fill="url(#coinD)"') +
      path(reeds, 'stroke="#8A4600" stroke-opacity=".65" stroke-width="2"') +
      circle(x, y, 69.5, 'fill="url(#coinR)"') +
      circle(x, y, 67, 'fill="url(#coinD)"') +
      beads +
      circle(x, y, 53.5, `fill="${INK}"`) +
      circle(x, y, 52, 'fill="url(#coinField)"') +
      `<g opacity=".2">${drawFigure(figure, x, y, 84, 'struck')}</g>` +
      path(
        `M${x - 49} ${y - 8}A50 50 0 0 1 ${x + 44} ${y - 24}Q${x} ${y - 8} ${x - 49} ${y + 6}Z`,
        'fill="url(#coinGloss)"',
      ) +
      path(
        `M${x - 73} ${y - 10}A73 73 0 0 1 ${x - 18} ${y - 71}`,
        'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(40, 30, 15) +
      sparkle(136, 130, 8, 0.9),
  };
}

/** Draws a title's main figure alone, 200 design pixels square, with a halo behind it. */
export function heroPicture(figure: string, palette: TilePalette): Drawing {
  return {
    defs:
      radial('halo', [
        [0, '#fff', 0.8],
        [0.45, palette.light, 0.45],
        [1, palette.light, 0],
      ]) + symbolFilter('dress', { isRound: true, rim: palette.light, light: 0.85 }),
    body:
      circle(100, 100, 98, 'fill="url(#halo)"') +
      drawFigure(figure, 100, 98, 164, 'dress') +
      sparkle(46, 46, 14) +
      sparkle(158, 120, 9, 0.9),
  };
}
