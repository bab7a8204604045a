/** Draws the pump game: a counter, a pump with its hose, and a balloon that bursts into shreds. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, radial } from '../../pipeline/drawing/svg.ts';
import { glassPanel } from './glass-panel.ts';
import { drawHallGround } from './night-fair.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { picture } from './picture.ts';
import type { Theme } from './theme.ts';

const RUBY = radial(
  'ruby',
  [
    [0, '#FF9CC0'],
    [0.3, '#FF4D8A'],
    [0.72, '#D81257'],
    [1, '#7A0638'],
  ],
  { cx: 0.36, cy: 0.3, r: 0.78 },
);

/** Draws the pump without its handle, 120 by 180 design pixels: a red cylinder with gold parts on a broad foot. */
const pump = (): Drawing => ({
  defs:
    metalGradients('gold', 'g') +
    linear(
      'tube',
      [
        [0, '#7A0A30'],
        [0.22, '#FF6A8E'],
        [0.36, '#FFC2D0'],
        [0.5, '#E0204F'],
        [1, '#5A0624'],
      ],
      { x2: 1, y2: 0 },
    ),
  body:
    '<ellipse cx="60" cy="172" rx="58" ry="7" fill="#05010F" opacity=".5"/>' +
    box(6, 152, 108, 22, 9, `fill="url(#gD)" stroke="${INK}" stroke-width="3"`) +
    box(30, 26, 60, 128, 8, `fill="url(#tube)" stroke="${INK}" stroke-width="3.4"`) +
    box(24, 20, 72, 20, 8, `fill="url(#gD)" stroke="${INK}" stroke-width="3"`) +
    box(26, 136, 68, 18, 7, `fill="url(#gD)" stroke="${INK}" stroke-width="3"`) +
    circle(60, 88, 21, `fill="url(#gD)" stroke="${INK}" stroke-width="3"`) +
    circle(60, 88, 15, `fill="#FFF8E4" stroke="${INK}" stroke-width="2"`) +
    path('M60 88L70 80', 'stroke="#C8102E" stroke-width="3.4" stroke-linecap="round"') +
    path(
      'M49 92A12 12 0 0 1 54 78M60 76A12 12 0 0 1 70 94',
      `fill="none" stroke="${INK}" stroke-width="2" opacity=".6"`,
    ) +
    path('M31 24H70', 'stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".9"'),
});

/** Draws the pump's handle with its rod, 132 by 150 design pixels. */
const handle = (): Drawing => ({
  defs: metalGradients('silver', 's') + metalGradients('gold', 'g'),
  body:
    box(59, 20, 14, 128, 4, `fill="url(#sV)" stroke="${INK}" stroke-width="3"`) +
    box(8, 6, 116, 26, 13, `fill="url(#gD)" stroke="${INK}" stroke-width="3.4"`) +
    box(14, 10, 30, 18, 9, `fill="#7A0A30" stroke="${INK}" stroke-width="2"`) +
    box(88, 10, 30, 18, 9, `fill="#7A0A30" stroke="${INK}" stroke-width="2"`) +
    path('M20 13H110', 'stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".7"'),
});

/** Draws the hose from the pump to the balloon's nozzle, 260 by 70 design pixels. */
const hose = (): Drawing => ({
  defs: metalGradients('gold', 'g'),
  body:
    path(
      'M14 44C60 74 150 70 190 60S246 50 246 16',
      `fill="none" stroke="${INK}" stroke-width="17" stroke-linecap="round" transform="translate(-2 -4)"`,
    ) +
    path(
      'M14 44C60 74 150 70 190 60S246 50 246 16',
      'fill="none" stroke="#2F5FD0" stroke-width="11" stroke-linecap="round" transform="translate(-2 -4)"',
    ) +
    path(
      'M16 42C60 70 150 66 190 57',
      'fill="none" stroke="#9FC0FF" stroke-width="2.6" stroke-linecap="round" opacity=".9" transform="translate(-2 -5)"',
    ) +
    box(230, 2, 28, 18, 6, `fill="url(#gD)" stroke="${INK}" stroke-width="3"`),
});

const SKIN = 'M150 8C236 8 292 72 292 158C292 246 214 306 166 330H134C86 306 8 246 8 158C8 72 64 8 150 8Z';

/** Draws the balloon, 300 by 360 design pixels; its knot is its lowest point. */
const balloon = (): Drawing => ({
  defs:
    RUBY +
    radial(
      'shine',
      [
        [0, '#fff', 0.95],
        [0.5, '#fff', 0.4],
        [1, '#fff', 0],
      ],
      { cx: 0.5, cy: 0.5, r: 0.5 },
    ) +
    linear('low', [
      [0.6, '#5A0430', 0],
      [1, '#5A0430', 0.55],
    ]),
  body:
    path(
      'M138 326L126 354Q150 362 174 354L162 326Z',
      `fill="#B00E4A" stroke="${INK}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    path(SKIN, `fill="url(#ruby)" stroke="${INK}" stroke-width="7"`) +
    path(SKIN, 'fill="url(#low)"') +
    '<ellipse cx="96" cy="92" rx="52" ry="64" fill="url(#shine)" transform="rotate(28 96 92)"/>' +
    '<ellipse cx="74" cy="70" rx="15" ry="24" fill="#fff" opacity=".9" transform="rotate(34 74 70)"/>' +
    path(
      'M262 210C246 258 214 286 188 302',
      'fill="none" stroke="#FFC2D8" stroke-width="6" stroke-linecap="round" opacity=".55"',
    ) +
    path('M134 326Q150 336 166 326', `fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"`),
});

/** Draws the remains of the burst balloon on the nozzle, 84 by 60 design pixels. */
const rag = (): Drawing => ({
  defs: RUBY,
  body:
    path(
      'M36 56L32 36Q12 38 8 18Q22 24 30 16Q28 6 40 4Q44 16 54 12Q66 2 76 14Q66 18 72 30Q60 40 50 36L48 56Z',
      `fill="url(#ruby)" stroke="${INK}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    path(
      'M34 20Q40 14 46 20',
      'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".8"',
    ),
});

/** Draws a flying shred of the burst balloon, 56 by 40 design pixels. */
const shred = (): Drawing => ({
  defs: RUBY,
  body:
    path(
      'M6 22Q14 4 30 8Q48 4 50 18Q40 20 44 32Q28 26 22 36Q16 28 6 22Z',
      `fill="url(#ruby)" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"`,
    ) +
    path(
      'M16 18Q22 11 30 13',
      'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".85"',
    ),
});

/** Draws all pictures of the pump game, which has no seasonal pictures yet. */
export function drawPump(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}pump/${name}`, width, height, drawing);
  drawHallGround(theme, 'pump');
  draw('table', 660, 104, glassPanel(theme, 660, 104, 24, true));
  draw('pump', 120, 180, pump());
  draw('handle', 132, 150, handle());
  draw('hose', 260, 70, hose());
  draw('balloon', 300, 360, balloon());
  draw('rag', 84, 60, rag());
  draw('shred', 56, 40, shred());
}
