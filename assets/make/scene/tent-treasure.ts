/** Draws the tents stall: a lawn, a striped tent closed and open, a treasure, and the flag of a chosen tent. */
import { symbolFilter } from '../lobby/symbol-filter.ts';
import { symbol } from '../lobby/symbols.ts';
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { linear, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { drawStall, groundShadow } from './stall.ts';
import type { Theme } from './theme.ts';

const [RED, CREAM] = ['#F0385A', '#FFF3DC'];

/** Draws the lawn, 672 by 372 design pixels: a night meadow with tufts and small lights. */
function lawn(): Drawing {
  const random = seeded(19);
  const tufts = Array.from({ length: 90 }, () => {
    const [x, y] = [round(30 + random() * 610), round(30 + random() * 320)];
    return `M${x} ${y}l-4 -9M${x} ${y}l1 -12M${x} ${y}l6 -8`;
  }).join('');
  return {
    defs: radial(
      'grass',
      [
        [0, '#3FC88A'],
        [0.55, '#12805E'],
        [1, '#05402F'],
      ],
      { cx: 0.42, cy: 0.2, r: 0.95 },
    ),
    body:
      path(
        'M60 12Q330 -14 612 12Q664 20 668 74V300Q664 356 606 362Q336 382 66 362Q8 356 4 300V74Q8 20 60 12Z',
        `fill="${INK}"`,
      ) +
      path(
        'M62 16Q330 -10 610 16Q660 24 664 76V298Q660 352 604 358Q336 378 68 358Q12 352 8 298V76Q12 24 62 16Z',
        'fill="url(#grass)"',
      ) +
      path(tufts, 'fill="none" stroke="#7FF0A8" stroke-width="2" stroke-linecap="round" opacity=".45"') +
      path(
        'M66 20Q330 -5 560 17',
        'fill="none" stroke="#D6FFE8" stroke-width="2.600" stroke-linecap="round" opacity=".6"',
      ),
  };
}

/** Draws a tent, 140 by 128 design pixels; when open, its curtains hang at the sides. */
function tent(isOpen: boolean): Drawing {
  const roof = (from: number, to: number): string =>
    `M70 14Q${70 + from * 0.4} 46 ${70 + from} 62H${70 + to}Q${70 + to * 0.4} 46 70 14Z`;
  const walls = [-58, -35, -12, 12, 35]
    .map(
      (left, index) =>
        `<rect x="${70 + left}" y="58" width="23.500" height="62" fill="${index % 2 ? CREAM : RED}"/>`,
    )
    .join('');
  const scallops = Array.from({ length: 6 }, (_, index) =>
    path(
      `M${6 + index * 21.4} 60a10.700 10 0 0 0 21.400 0Z`,
      `fill="${index % 2 ? RED : CREAM}" stroke="${INK}" stroke-width="2.200"`,
    ),
  ).join('');
  const door = isOpen
    ? path('M30 120V84Q36 68 70 66Q104 68 110 84V120Z', 'fill="url(#inside)"') +
      path(
        'M30 120V84Q36 70 52 68Q50 96 38 120ZM110 120V84Q104 70 88 68Q90 96 102 120Z',
        `fill="url(#curtain)" stroke="${INK}" stroke-width="2.400" stroke-linejoin="round"`,
      )
    : path('M48 120Q52 82 70 68Q88 82 92 120Z', `fill="url(#curtain)" stroke="${INK}" stroke-width="2.600"`) +
      path('M70 68V120', `stroke="${INK}" stroke-width="2.600"`) +
      path('M62 92Q70 98 78 92', 'fill="none" stroke="#FFC72C" stroke-width="4" stroke-linecap="round"');
  return {
    defs:
      metalGradients('gold', 'g') +
      linear(
        'shade',
        [
          [0, '#fff', 0.25],
          [0.4, '#2A0430', 0],
          [1, '#2A0430', 0.5],
        ],
        { x2: 1, y2: 0 },
      ) +
      radial(
        'inside',
        [
          [0, '#FFE9A0'],
          [0.45, '#C8702A'],
          [1, '#3A1020'],
        ],
        { cx: 0.5, cy: 0.75, r: 0.75 },
      ) +
      linear(
        'curtain',
        [
          [0, '#B47CFF'],
          [0.5, '#7A2AD0'],
          [1, '#3A0A78'],
        ],
        { x2: 1 },
      ) +
      '<clipPath id="wall"><path d="M12 58H128L124 120H16Z"/></clipPath>',
    body:
      path(
        'M70 14V2L90 8L70 13',
        `fill="#FFC72C" stroke="${INK}" stroke-width="2.400" stroke-linejoin="round"`,
      ) +
      path(
        'M12 56H128L124 122H16Z',
        `fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`,
      ) +
      `<g clip-path="url(#wall)">${walls}</g>` +
      door +
      path(roof(-66, 66), `fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`) +
      path(roof(-66, 66), `fill="${CREAM}"`) +
      path(roof(-66, -42) + roof(-16, 16) + roof(42, 66), `fill="${RED}"`) +
      path(roof(-66, 66), 'fill="url(#shade)"') +
      scallops +
      path(
        'M62 24Q50 44 26 56',
        `fill="none" stroke="${mixed('#FFFFFF', CREAM, 0.2)}" stroke-width="2.600" stroke-linecap="round" opacity=".85"`,
      ),
  };
}

/** Draws a treasure chest, 84 by 76 design pixels, full of coins. */
const treasure = (): Drawing => ({
  defs:
    metalGradients('gold', 'g') +
    linear('wood', [
      [0, '#E09A4A'],
      [0.5, '#A85A1E'],
      [1, '#5A2A08'],
    ]) +
    symbolFilter('dress', { rimWidth: 1, inkWidth: 2 }),
  body:
    path(
      'M8 34Q6 6 42 5Q78 6 76 34Z',
      `fill="url(#wood)" stroke="${INK}" stroke-width="3.400" stroke-linejoin="round"`,
    ) +
    path('M14 30Q14 12 42 11Q70 12 70 30Z', 'fill="#3A1020"') +
    symbol('peso', 28, 32, 26, 'dress') +
    symbol('peso', 55, 31, 26, 'dress') +
    symbol('peso', 42, 26, 30, 'dress') +
    path(
      'M6 38H78V66Q78 73 71 73H13Q6 73 6 66Z',
      `fill="url(#wood)" stroke="${INK}" stroke-width="3.400" stroke-linejoin="round"`,
    ) +
    path('M16 39V72M68 39V72', 'stroke="url(#gV)" stroke-width="7"') +
    path('M6 40H78', 'stroke="url(#gV)" stroke-width="6"') +
    path(
      'M34 36H50V52Q42 60 34 52Z',
      `fill="url(#gD)" stroke="${INK}" stroke-width="2.400" stroke-linejoin="round"`,
    ) +
    path('M42 43V49', `stroke="${INK}" stroke-width="3.400" stroke-linecap="round"`),
});

/** Draws a gold flag for a chosen tent, 34 by 44 design pixels. */
const flag = (): Drawing => ({
  defs: metalGradients('gold', 'g'),
  body:
    path('M6 3V42', `stroke="${INK}" stroke-width="6" stroke-linecap="round"`) +
    path('M6 3V42', 'stroke="#FFFBE0" stroke-width="2.600" stroke-linecap="round"') +
    path('M8 4L32 12L8 22Z', `fill="url(#gV)" stroke="${INK}" stroke-width="2.600" stroke-linejoin="round"`),
});

/** Draws all pictures of the tents stall. */
export function drawTentTreasure(theme: Theme): void {
  drawStall(theme, 'tent-treasure', { cloth: ['#12A88C', '#FFF1DC'], wood: '#3A7A6A' });
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}tent-treasure/${file}`, width, height, drawing);
  draw('lawn', 672, 372, lawn());
  draw('shade', 150, 34, groundShadow(150, 34));
  draw('tent', 140, 128, tent(false));
  draw('tent-open', 140, 128, tent(true));
  draw('treasure', 84, 76, treasure());
  draw('flag', 34, 44, flag());
}
