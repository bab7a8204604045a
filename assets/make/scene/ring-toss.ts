/**
 * Draws the ring toss stall: ledges, striped pegs, a bottle, and a ring in two halves, between which a peg can be
 * shown.
 */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { box, circle, linear, path, radial } from '../../pipeline/drawing/svg.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { drawStall } from './stall.ts';
import type { Theme } from './theme.ts';

/** Draws the ledges, 664 by 240 design pixels: four steps, further away from left to right, each under its peg. */
function steps(): Drawing {
  const felt = ['#1FA8B8', '#1892A8', '#127C98', '#0E6688'];
  const tops: readonly (readonly [x: number, y: number, width: number])[] = [
    [6, 168, 652],
    [182, 106, 476],
    [346, 50, 312],
    [482, 4, 176],
  ];
  return {
    defs:
      metalGradients('gold', 'g') +
      felt
        .map((colour, index) =>
          linear(`felt${index}`, [
            [0, mixed(colour, '#FFFFFF', 0.28)],
            [0.4, colour],
            [1, mixed(colour, '#03122E', 0.5)],
          ]),
        )
        .join(''),
    body: tops
      .toReversed()
      .map(([x, y, width], back) => {
        const index = tops.length - 1 - back;
        return (
          box(x - 2, y, width + 4, 70, 12, `fill="${INK}"`) +
          box(x, y + 2, width, 66, 10, `fill="url(#felt${index})"`) +
          box(x, y + 38, width, 8, 3, 'fill="url(#gV)"') +
          box(x, y + 46, width, 22, 6, `fill="${mixed('#0A3A5E', '#03122E', 0.5)}"`) +
          box(x + 8, y + 4, width - 16, 3, 1.5, 'fill="#fff" opacity=".5"')
        );
      })
      .join(''),
  };
}

/** Draws a peg, 56 by 150 design pixels: candy stripes, a gold knob and a round foot. */
function peg(): Drawing {
  const stripes = Array.from(
    { length: 6 },
    (_, index) => `M14 ${30 + index * 22}L42 ${14 + index * 22}V${26 + index * 22}L14 ${42 + index * 22}Z`,
  ).join('');
  return {
    defs:
      metalGradients('gold', 'g') +
      linear(
        'wood',
        [
          [0, '#FFFFFF'],
          [0.35, '#FFF3E0'],
          [1, '#B99A86'],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear(
        'shade',
        [
          [0.4, '#3A0218', 0],
          [1, '#3A0218', 0.55],
        ],
        { x2: 1, y2: 0 },
      ) +
      '<clipPath id="rod"><rect x="17" y="16" width="22" height="122" rx="10"/></clipPath>',
    body:
      `<ellipse cx="28" cy="138" rx="27" ry="11" fill="${INK}"/><ellipse cx="28" cy="136" rx="24" ry="9" fill="url(#gV)"/>` +
      box(14.5, 14, 27, 126, 12, `fill="${INK}"`) +
      box(17, 16, 22, 122, 10, 'fill="url(#wood)"') +
      `<g clip-path="url(#rod)">${path(stripes, 'fill="#F02A5E"')}<rect x="17" y="16" width="22" height="122" fill="url(#shade)"/></g>` +
      circle(28, 15, 14, `fill="${INK}"`) +
      circle(28, 15, 12, 'fill="url(#gD)"') +
      circle(24, 10.5, 3.6, 'fill="#fff"'),
  };
}

/** Draws a bottle, 62 by 150 design pixels, of green glass. */
const bottle = (): Drawing => ({
  defs:
    linear(
      'glass',
      [
        [0, '#B6FFD8'],
        [0.3, '#2FD68A'],
        [0.65, '#0A8A58'],
        [1, '#034A34'],
      ],
      { x2: 1, y2: 0 },
    ) + metalGradients('gold', 'g'),
  body:
    path(
      'M23 8H39V46Q40 58 50 66Q58 74 58 86V138Q58 147 49 147H13Q4 147 4 138V86Q4 74 12 66Q22 58 23 46Z',
      `fill="url(#glass)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    box(20, 3, 22, 15, 5, `fill="url(#gV)" stroke="${INK}" stroke-width="2.600"`) +
    box(5.5, 92, 51, 34, 3, `fill="#FFF3DA" stroke="${INK}" stroke-width="2"`) +
    path(
      'M31 97L35 106L45 107L37.500 113L40 123L31 117.500L22 123L24.500 113L17 107L27 106Z',
      'fill="#F02A5E"',
    ) +
    path('M13 84V136M27 22V48', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"'),
});

/** Draws the far (upper) or the near half of a ring, 124 by 52 design pixels, with the stripes of a lifebuoy. */
function half(isFar: boolean): Drawing {
  const sweep = isFar ? 1 : 0;
  const arc = `M9 26A53 19 0 0 ${sweep} 115 26`;
  const tones = isFar ? ['#C8431E', '#D9CFC4'] : ['#FF6A3A', '#FFFFFF'];
  return {
    defs: radial('ring', [
      [0, '#fff', 0.5],
      [1, '#fff', 0],
    ]),
    body:
      path(
        arc,
        `fill="none" stroke="${INK}" stroke-width="17" stroke-linecap="${isFar ? 'butt' : 'round'}"`,
      ) +
      path(arc, `fill="none" stroke="${tones[0]}" stroke-width="12.500"`) +
      path(
        arc,
        `fill="none" stroke="${tones[1]}" stroke-width="12.500" stroke-dasharray="20 24" stroke-dashoffset="-12"`,
      ) +
      path(
        arc,
        `transform="translate(0 -3)" fill="none" stroke="#fff" stroke-width="2.400" opacity="${isFar ? 0.35 : 0.75}"`,
      ),
  };
}

/** Draws the light around the foot of a peg or bottle, 190 by 84 design pixels. */
const lit = (): Drawing => ({
  defs: radial('glow', [
    [0.5, '#FFE98A', 0],
    [0.72, '#FFE98A', 0.75],
    [0.82, '#FFFBE0', 0.9],
    [1, '#FFB300', 0],
  ]),
  body: '<ellipse cx="95" cy="42" rx="94" ry="41" fill="url(#glow)"/>',
});

/** Draws all pictures of the ring toss stall. */
export function drawRingToss(theme: Theme): void {
  drawStall(theme, 'ring-toss', { cloth: ['#10A8C8', '#FFF1DC'], wood: '#2E7A94' });
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}ring-toss/${file}`, width, height, drawing);
  draw('steps', 664, 240, steps());
  draw('peg', 56, 150, peg());
  draw('bottle', 62, 150, bottle());
  draw('ring-far', 124, 52, half(true));
  draw('ring-near', 124, 52, half(false));
  draw('lit', 190, 84, lit());
}
