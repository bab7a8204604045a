/** Draws the duck pond stall: the basin, waves, and a rubber duck from the side and from below. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { circle, linear, path, radial } from '../../pipeline/drawing/svg.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { drawStall } from './stall.ts';
import type { Theme } from './theme.ts';

const BASIN = 'M60 8H620Q672 8 674 60V264Q672 322 612 322H68Q8 322 6 264V60Q8 8 60 8Z';
const WATER = 'M64 26H616Q654 26 656 62V258Q654 300 610 300H70Q26 300 24 258V62Q26 26 64 26Z';

/** Draws the pond, 680 by 330 design pixels: water in a round basin. */
function pond(): Drawing {
  const glints = [
    [110, 70, 90],
    [420, 58, 130],
    [250, 128, 80],
    [540, 150, 70],
    [90, 206, 110],
    [380, 226, 150],
  ]
    .map(([x = 0, y = 0, width = 0]) => `M${x} ${y}q${width / 4} -7 ${width / 2} 0t${width / 2} 0`)
    .join('');
  return {
    defs:
      linear('stone', [
        [0, '#A9D8FF'],
        [0.5, '#4A7EC8'],
        [1, '#16306E'],
      ]) +
      radial(
        'water',
        [
          [0, '#7FF0FF'],
          [0.45, '#22A8E8'],
          [1, '#0A3E96'],
        ],
        { cx: 0.42, cy: 0.24, r: 0.9 },
      ) +
      linear('sink', [
        [0, '#03143E', 0.65],
        [1, '#03143E', 0],
      ]) +
      `<clipPath id="in"><path d="${WATER}"/></clipPath>`,
    body:
      path(BASIN, `fill="${INK}"`) +
      path(BASIN, 'fill="url(#stone)" transform="translate(340 165) scale(.992 .982) translate(-340 -165)"') +
      path(WATER, 'fill="url(#water)"') +
      `<g clip-path="url(#in)"><rect x="20" y="26" width="640" height="40" fill="url(#sink)"/>${path(glints, 'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".4"')}</g>`,
  };
}

/** Draws the near edge of the pond's basin, 680 by 330 design pixels. */
const rim = (): Drawing => ({
  defs:
    linear('edge', [
      [0, '#D6F0FF'],
      [0.3, '#7FB4F0'],
      [1, '#1E4088'],
    ]) + metalGradients('gold', 'g'),
  body:
    path('M6 252Q10 298 70 298H610Q670 298 674 252V266Q672 326 612 326H68Q8 326 6 266Z', `fill="${INK}"`) +
    path(
      'M9 262Q14 302 72 302H608Q666 302 671 262V267Q668 322 612 322H68Q12 322 9 267Z',
      'fill="url(#edge)"',
    ) +
    path('M40 312H640', 'stroke="url(#gV)" stroke-width="5" stroke-linecap="round"') +
    path(
      'M44 305Q56 307 76 307H380',
      'fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".8"',
    ),
});

/** Draws waves in front of a row of ducks, 664 by 64 design pixels. */
function wave(): Drawing {
  const crest = (y: number, height: number): string =>
    `M8 ${y}${Array.from({ length: 9 }, () => `q18 ${-height} 36 0t36 0`).join('')}`;
  return {
    defs: linear('body', [
      [0, '#5AD8FF', 0.85],
      [0.5, '#1E90DC', 0.55],
      [1, '#0A4AA0', 0],
    ]),
    body:
      path(`${crest(18, 12)}V60H8Z`, 'fill="url(#body)"') +
      path(
        crest(18, 12),
        'fill="none" stroke="#E6FBFF" stroke-width="4" stroke-linecap="round" opacity=".9"',
      ) +
      path(
        `M40 38${'q14 -8 28 0t28 0m40 0'.repeat(6)}`,
        'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35"',
      ),
  };
}

const RUBBER = radial(
  'rubber',
  [
    [0, '#FFFBC8'],
    [0.4, '#FFDD2E'],
    [0.8, '#F0A000'],
    [1, '#A85A00'],
  ],
  { cx: 0.38, cy: 0.28, r: 0.8 },
);

/** Draws a rubber duck, 116 by 110 design pixels, swimming left. */
const duck = (): Drawing => ({
  defs:
    RUBBER +
    linear('beak', [
      [0, '#FFB03A'],
      [1, '#E8480C'],
    ]),
  body:
    path(
      'M24 62C10 66 8 98 44 104H76C104 104 114 80 110 54C109 47 102 47 99 52C93 62 82 62 72 58C80 46 80 24 66 12C50 -1 26 6 20 26C17 40 20 52 28 60Z',
      `fill="url(#rubber)" stroke="${INK}" stroke-width="3.600" stroke-linejoin="round"`,
    ) +
    path(
      'M21 28C10 26 3 32 4 36C12 40 18 42 24 40Z',
      `fill="url(#beak)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    circle(38, 26, 8, 'fill="#fff"') +
    circle(36, 26, 5, `fill="${INK}"`) +
    circle(34, 24, 1.8, 'fill="#fff"') +
    path(
      'M56 74C62 92 86 92 96 72C88 78 66 78 56 74Z',
      'fill="#F0A000" stroke="#A85A00" stroke-width="2.400" stroke-linejoin="round"',
    ) +
    '<ellipse cx="50" cy="14" rx="11" ry="6" fill="#fff" opacity=".75" transform="rotate(14 50 14)"/>' +
    path(
      'M26 84Q32 96 50 98',
      'fill="none" stroke="#fff" stroke-width="3.400" stroke-linecap="round" opacity=".4"',
    ),
});

/** Draws a rubber duck from below, 116 by 110 design pixels, with room for a disc. */
const under = (): Drawing => ({
  defs: RUBBER + metalGradients('gold', 'g'),
  body:
    path(
      'M58 4C92 4 112 28 110 60C108 90 88 107 58 107C28 107 8 90 6 60C4 28 24 4 58 4Z',
      `fill="url(#rubber)" stroke="${INK}" stroke-width="3.600"`,
    ) +
    circle(58, 59, 38, `fill="${INK}"`) +
    circle(58, 59, 36, 'fill="url(#gD)"') +
    '<ellipse cx="38" cy="18" rx="13" ry="6" fill="#fff" opacity=".75" transform="rotate(-24 38 18)"/>',
});

/**
 * Draws the disc on the underside of a duck, 62 design pixels square, in light enamel, so that the scene can tint it.
 */
const disc = (): Drawing => ({
  defs: radial(
    'enamel',
    [
      [0, '#FFFFFF'],
      [0.6, '#F0ECF6'],
      [1, '#B4AAC8'],
    ],
    { cx: 0.38, cy: 0.32, r: 0.8 },
  ),
  body:
    circle(31, 31, 30.5, `fill="${INK}"`) +
    circle(31, 31, 28.5, 'fill="url(#enamel)"') +
    path('M9 26Q14 11 30 8', 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"'),
});

/** Draws the light on the water under the picked duck, 136 by 62 design pixels. */
const mark = (): Drawing => ({
  defs: radial('light', [
    [0.4, '#FFFBE0', 0.15],
    [0.72, '#FFE98A', 0.85],
    [0.84, '#FFFBE0', 0.95],
    [1, '#FFB300', 0],
  ]),
  body: '<ellipse cx="68" cy="31" rx="67" ry="30" fill="url(#light)"/>',
});

/** Draws all pictures of the duck pond. */
export function drawDuckPond(theme: Theme): void {
  drawStall(theme, 'duck-pond', { cloth: ['#4FB4F0', '#FFFFFF'], wood: '#4A6CB8' });
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}duck-pond/${file}`, width, height, drawing);
  draw('pond', 680, 330, pond());
  draw('rim', 680, 330, rim());
  draw('wave', 664, 64, wave());
  draw('duck', 116, 110, duck());
  draw('under', 116, 110, under());
  draw('disc', 62, 62, disc());
  draw('mark', 136, 62, mark());
}
