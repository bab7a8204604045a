/** Draws the drop ball stall: a tilted board, cups in six colours and a rubber ball. */
import type { STALLS } from '../../../fair/tables/perya.ts';
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { circle, linear, path, radial } from '../../pipeline/drawing/svg.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { drawStall, groundShadow, litRing } from './stall.ts';
import type { Theme } from './theme.ts';

const ENAMEL = {
  white: ['#FFFFFF', '#D9D2EC', '#7C719E'],
  red: ['#FF8FA0', '#F0203F', '#8A0A24'],
  blue: ['#8FCBFF', '#1E7BF0', '#0A2E86'],
  green: ['#9BF5B0', '#14B04E', '#045428'],
  yellow: ['#FFF3A0', '#FFC61E', '#A86A00'],
  gold: ['#FFFBE0', '#FFB300', '#7A3C00'],
} as const satisfies Readonly<
  Record<(typeof STALLS)['drop-ball-daze']['bets'][number]['name'], readonly [string, string, string]>
>;

/** Draws the board, 716 by 344 design pixels: felt in a gold rim, narrower at its far side. */
function board(): Drawing {
  const shape = (by: number, drop = 0): string =>
    `M${66 + by} ${8 + by}H${650 - by}Q${662 - by} ${8 + by} ${664 - by} ${20 + by}L${710 - by * 1.1} ${312 - by + drop}Q${711 - by} ${332 - by + drop} ${692 - by} ${332 - by + drop}H${24 + by}Q${5 + by} ${332 - by + drop} ${6 + by * 1.1} ${312 - by + drop}L${52 + by} ${20 + by}Q${54 + by} ${8 + by} ${66 + by} ${8 + by}Z`;
  return {
    defs:
      metalGradients('gold', 'g') +
      radial(
        'felt',
        [
          [0, '#7A2AA8'],
          [0.55, '#4A1482'],
          [1, '#230850'],
        ],
        { cx: 0.42, cy: 0.3, r: 0.85 },
      ) +
      linear('sink', [
        [0, '#05010F', 0.6],
        [1, '#05010F', 0],
      ]),
    body:
      path(shape(0, 12), 'fill="#1A0430"') +
      path(shape(0, 8), 'fill="#7A3C00"') +
      path(shape(0), `fill="${INK}"`) +
      path(shape(3), 'fill="url(#gD)"') +
      path(shape(9), `fill="${INK}"`) +
      path(shape(11), 'fill="url(#gR)"') +
      path(shape(15), 'fill="url(#felt)"') +
      `<clipPath id="in"><path d="${shape(15)}"/></clipPath><g clip-path="url(#in)"><rect width="716" height="60" fill="url(#sink)"/></g>` +
      path(
        'M60 40L56 66M70 14H250',
        'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".9"',
      ),
  };
}

/** Draws a cup of the board: a hole in a ring of enamel, 60 design pixels square. */
function cup([light, base, deep]: readonly [string, string, string]): Drawing {
  return {
    defs:
      linear(
        'ring',
        [
          [0, light],
          [0.5, base],
          [1, deep],
        ],
        { x2: 1 },
      ) +
      linear(
        'inner',
        [
          [0, deep],
          [1, mixed(base, light, 0.4)],
        ],
        { x2: 1 },
      ) +
      radial(
        'hole',
        [
          [0, mixed(deep, '#05010F', 0.55)],
          [0.6, mixed(deep, '#05010F', 0.8)],
          [1, '#05010F'],
        ],
        { cx: 0.58, cy: 0.7, r: 0.6 },
      ),
    body:
      circle(30, 31, 29, 'fill="#0B0220" opacity=".6"') +
      circle(30, 30, 28, `fill="${mixed(deep, '#05010F', 0.5)}"`) +
      circle(30, 30, 26.8, 'fill="url(#ring)"') +
      circle(30, 30, 19, 'fill="url(#inner)"') +
      circle(30, 30.6, 16.8, 'fill="url(#hole)"') +
      path(
        'M8.500 25Q12.500 11 27 7.500',
        'fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" opacity=".9"',
      ),
  };
}

/** Draws the ball, 44 design pixels square: candy-striped rubber with a highlight at the top. */
const ball = (): Drawing => ({
  defs:
    radial(
      'rubber',
      [
        [0, '#FFF6E0'],
        [0.45, '#FFE3B0'],
        [1, '#C98A4A'],
      ],
      { cx: 0.4, cy: 0.34, r: 0.72 },
    ) +
    radial(
      'shade',
      [
        [0.5, '#3A0218', 0],
        [1, '#3A0218', 0.6],
      ],
      { cx: 0.4, cy: 0.34, r: 0.72 },
    ) +
    '<clipPath id="round"><circle cx="22" cy="22" r="19.500"/></clipPath>',
  body:
    circle(22, 22, 21.4, `fill="${INK}"`) +
    circle(22, 22, 19.5, 'fill="url(#rubber)"') +
    '<g clip-path="url(#round)">' +
    path('M-2 30Q22 6 46 18V27Q22 16 2 44Z', 'fill="#F0205A"') +
    path('M-2 14Q14 0 34 -2L40 4Q18 4 0 24Z', 'fill="#1E9BF0"') +
    '</g>' +
    circle(22, 22, 19.5, 'fill="url(#shade)"') +
    '<ellipse cx="16" cy="13" rx="7" ry="4.600" fill="#fff" opacity=".9" transform="rotate(-28 16 13)"/>',
});

/** Draws all pictures of the drop ball stall. */
export function drawDropBallDaze(theme: Theme): void {
  drawStall(theme, 'drop-ball-daze', { cloth: ['#F0409A', '#FFF1DC'], wood: '#B0467E' });
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}drop-ball-daze/${file}`, width, height, drawing);
  draw('board', 716, 344, board());
  for (const [name, colours] of Object.entries(ENAMEL)) draw(`cup-${name}`, 60, 60, cup(colours));
  draw('lit', 82, 82, litRing(82));
  draw('shadow', 40, 20, groundShadow(40, 20));
  draw('ball', 44, 44, ball());
}
