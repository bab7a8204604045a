/**
 * Draws palo sebo, a climbing game: a greased bamboo pole, the hoop with its prizes, strings of flags, and the boy in
 * three poses.
 */
import { PLACES, POLE, TAGS } from '../../../scenes/hall/palo-sebo/tuning.ts';
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { box, circle, linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { drawClimbParts } from './climb-parts.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Theme } from './theme.ts';

const FLAGS = ['#FFD23A', '#FF5A7A', '#3FA9FF', '#3FD07A', '#B57BFF', '#FF9A3A'];

/** Draws a string of flags between two points, sagging by `sag`. */
function flagString(x0: number, y0: number, x1: number, y1: number, sag: number): string {
  const count = 9;
  const at = (t: number): readonly [number, number] => [
    round(x0 + (x1 - x0) * t),
    round(y0 + (y1 - y0) * t + 4 * sag * t * (1 - t)),
  ];
  const line = `M${Array.from({ length: 25 }, (_, index) => at(index / 24).join(' ')).join('L')}`;
  const flags = Array.from({ length: count }, (_, index) => {
    const [ax, ay] = at((index + 0.14) / count);
    const [bx, by] = at((index + 0.86) / count);
    const colour = FLAGS[index % FLAGS.length] ?? '#FFFFFF';
    const tip: readonly [number, number] = [round((ax + bx) / 2 + 1), round((ay + by) / 2 + 34)];
    return (
      path(
        `M${ax} ${ay}L${bx} ${by}L${tip[0]} ${tip[1]}Z`,
        `fill="${colour}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"`,
      ) +
      path(
        `M${ax} ${ay}L${round((ax + bx) / 2)} ${round((ay + by) / 2)}L${tip[0]} ${tip[1]}Z`,
        `fill="${mixed(colour, '#FFFFFF', 0.45)}" opacity=".7"`,
      )
    );
  }).join('');
  return (
    flags +
    path(line, `fill="none" stroke="${INK}" stroke-width="4"`) +
    path(line, 'fill="none" stroke="#FFE3B0" stroke-width="1.8"')
  );
}

/** Draws strings of flags on both sides of the pole, 720 by 150 design pixels. */
const flags = (): Drawing => ({
  defs: '',
  body:
    flagString(360, 8, -10, 74, 16) +
    flagString(360, 8, 730, 74, 16) +
    flagString(360, 14, -10, 6, 26) +
    flagString(360, 14, 730, 6, 26),
});

/** Draws the pole, 400 by 420 design pixels: green bamboo shiny with grease, with a twig at each step for its tag. */
function pole(): Drawing {
  const knots = Array.from({ length: 8 }, (_, index) => {
    const y = 34 + index * 50;
    return box(136, y, 48, 8, 4, `fill="${INK}"`) + box(138, y + 1.6, 44, 4.4, 2.2, 'fill="#D8F2A0"');
  }).join('');
  const twigs = Array.from({ length: 8 }, (_, index) => {
    const y = round(
      POLE.foot + ((POLE.top - POLE.foot) * (index + 1)) / 8 - TAGS.above - PLACES.pole.y + 210,
    );
    const to = index % 2 === 0 ? 200 - TAGS.side + 40 : 200 + TAGS.side - 40;
    return (
      path(`M200 ${y + 8}L${to} ${y}`, `stroke="${INK}" stroke-width="7" stroke-linecap="round"`) +
      path(`M200 ${y + 8}L${to} ${y}`, 'stroke="#9CCB52" stroke-width="3.6" stroke-linecap="round"')
    );
  }).join('');
  return {
    defs:
      linear(
        'bamboo',
        [
          [0, '#3F7A1E'],
          [0.22, '#C9EE84'],
          [0.42, '#8CCB45'],
          [0.72, '#4F9A26'],
          [1, '#1F4A0C'],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear(
        'grease',
        [
          [0, '#fff', 0],
          [0.5, '#fff', 0.9],
          [1, '#fff', 0],
        ],
        { x2: 1, y2: 0 },
      ),
    body:
      twigs +
      '<g transform="translate(40)">' +
      box(138, 0, 44, 420, 8, `fill="${INK}"`) +
      box(141, 0, 38, 420, 6, 'fill="url(#bamboo)"') +
      knots +
      box(149, 6, 7, 408, 3.5, 'fill="url(#grease)" opacity=".75"') +
      [58, 160, 262, 350]
        .map((y, index) =>
          path(`M${166 - (index % 2) * 6} ${y}q5 12 0 20q-5 -8 0 -20Z`, 'fill="#FFFFFF" opacity=".7"'),
        )
        .join('') +
      '</g>',
  };
}

/** Draws a gift on its ribbon. */
function gift(x: number, y: number, size: number, colour: string, ribbon: string): string {
  const half = size / 2;
  return (
    path(`M${x} ${y - half - 14}V${y - half}`, 'stroke="#FFE3B0" stroke-width="2.4"') +
    box(x - half, y - half, size, size, 5, `fill="${INK}"`) +
    box(x - half + 2, y - half + 2, size - 4, size - 4, 4, `fill="${colour}"`) +
    box(
      x - half + 2,
      y - half + 2,
      size - 4,
      (size - 4) * 0.3,
      4,
      `fill="${mixed(colour, '#FFFFFF', 0.4)}"`,
    ) +
    box(x - 3.5, y - half + 2, 7, size - 4, 1, `fill="${ribbon}"`) +
    path(
      `M${x} ${y - half + 2}q-12 -12 -10 1q3 5 10 -1q12 -12 10 1q-3 5 -10 -1Z`,
      `fill="${ribbon}" stroke="${INK}" stroke-width="1.4"`,
    )
  );
}

/** Draws the hoop on top of the pole with its prizes, 260 by 96 design pixels. */
function prizes(): Drawing {
  return {
    defs:
      metalGradients('gold', 'g') +
      radial(
        'coin',
        [
          [0, '#FFF7C4'],
          [0.5, '#FFD03A'],
          [1, '#C06C00'],
        ],
        { cx: 0.38, cy: 0.32, r: 0.8 },
      ),
    body:
      '<ellipse cx="130" cy="26" rx="120" ry="18" fill="none" stroke="#2A0F00" stroke-width="12"/>' +
      '<ellipse cx="130" cy="26" rx="120" ry="18" fill="none" stroke="url(#gD)" stroke-width="7.500"/>' +
      path('M130 2L20 28M130 2L240 28M130 2L84 43M130 2L176 43', `stroke="${INK}" stroke-width="3.4"`) +
      path('M130 2L20 28M130 2L240 28M130 2L84 43M130 2L176 43', 'stroke="#FFE3B0" stroke-width="1.6"') +
      gift(24, 62, 34, '#E8243C', '#FFD23A') +
      gift(84, 72, 36, '#2E86F5', '#FFFFFF') +
      gift(236, 62, 34, '#8A3FE0', '#FFD23A') +
      path('M176 44V54', 'stroke="#FFE3B0" stroke-width="2.4"') +
      circle(176, 72, 19, `fill="${INK}"`) +
      circle(176, 72, 17, 'fill="url(#gD)"') +
      circle(176, 72, 13.4, 'fill="url(#coin)"') +
      sparkle(186, 60, 9),
  };
}

/** Draws the ground, 720 by 170 design pixels: a mound of straw around the pole's foot, and grass. */
function ground(): Drawing {
  const straw = Array.from({ length: 46 }, (_, index) => {
    const x = 210 + ((index * 67) % 300);
    const lean = ((index * 29) % 30) - 15;
    const y = 46 - Math.sqrt(Math.max(0, 1 - ((x - 360) / 160) ** 2)) * 22;
    return `M${x} ${round(y + 20)}q${lean * 0.4} -10 ${lean} -22`;
  }).join('');
  const grass = Array.from(
    { length: 60 },
    (_, index) => `M${index * 12.4} 64q${(index % 3) - 1} -8 ${((index * 7) % 9) - 4} -15`,
  ).join('');
  return {
    defs:
      linear('turf', [
        [0, '#2F8A4A'],
        [0.25, '#1C6A3A'],
        [1, '#08261C'],
      ]) +
      radial(
        'heap',
        [
          [0, '#FFE08A'],
          [0.6, '#D9A03A'],
          [1, '#8A5A14'],
        ],
        { cx: 0.42, cy: 0.2, r: 0.8 },
      ),
    body:
      path(grass, 'fill="none" stroke="#3FA85A" stroke-width="4" stroke-linecap="round"') +
      path('M0 60Q180 46 360 48T720 60V170H0Z', 'fill="url(#turf)"') +
      path(
        'M196 74Q230 26 360 24Q490 26 524 74Q440 90 360 90Q280 90 196 74Z',
        `fill="url(#heap)" stroke="${INK}" stroke-width="2.6"`,
      ) +
      path(straw, 'fill="none" stroke="#A86E1C" stroke-width="3.4" stroke-linecap="round"') +
      path(
        straw,
        'fill="none" stroke="#FFEBA8" stroke-width="1.6" stroke-linecap="round" transform="translate(-1 0)"',
      ),
  };
}

const SKIN = ['#C98552', '#8A4E26'] as const;

/** Draws an arm or a leg along an SVG path, `width` thick. */
const limb = (d: string, width: number, colour: string): string =>
  path(
    d,
    `fill="none" stroke="${INK}" stroke-width="${width + 4.5}" stroke-linecap="round" stroke-linejoin="round"`,
  ) +
  path(
    d,
    `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  );

interface BoyPose {
  readonly arms: readonly [string, string];
  readonly legs: readonly [string, string];
  readonly head: number;
  readonly hair: string;
}

/** Draws the boy from behind, hugging the pole: 110 by 134 design pixels, scaled from a drawing of 92 by 112 units. */
function boy({ arms, legs, head, hair }: BoyPose): Drawing {
  return {
    defs:
      linear('shirt', [
        [0, '#FF8A4A'],
        [0.3, '#F2405E'],
        [1, '#8A0A3C'],
      ]) +
      linear('shorts', [
        [0, '#4AA8FF'],
        [1, '#0E3F9E'],
      ]) +
      radial(
        'hair',
        [
          [0, '#6A3A1C'],
          [0.6, '#34180A'],
          [1, '#1A0A04'],
        ],
        { cx: 0.36, cy: 0.28, r: 0.8 },
      ),
    body:
      '<g transform="scale(1.196)">' +
      legs.map((leg) => limb(leg, 12, SKIN[0])).join('') +
      arms.map((arm) => limb(arm, 10, SKIN[0])).join('') +
      path(
        'M26 66Q24 92 34 92L46 84L58 92Q68 92 66 66Z',
        `fill="url(#shorts)" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"`,
      ) +
      path(
        'M25 44Q26 32 46 31Q66 32 67 44L65 72Q46 79 27 72Z',
        `fill="url(#shirt)" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"`,
      ) +
      path(
        'M31 41Q33 36 44 35',
        'fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".7"',
      ) +
      path(
        'M40 48H51L45 67',
        'fill="none" stroke="#FFF3C4" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"',
      ) +
      circle(29.5, head + 3, 4.2, `fill="${SKIN[0]}" stroke="${INK}" stroke-width="2"`) +
      circle(62.5, head + 3, 4.2, `fill="${SKIN[0]}" stroke="${INK}" stroke-width="2"`) +
      circle(46, head, 17, `fill="${INK}"`) +
      circle(46, head, 15, 'fill="url(#hair)"') +
      path(hair, `fill="#34180A" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"`) +
      path(
        `M34 ${head - 5}Q37 ${head - 12} 45 ${head - 12}`,
        'fill="none" stroke="#C98A5A" stroke-width="2.6" stroke-linecap="round" opacity=".8"',
      ) +
      '</g>',
  };
}

const tuft = (y: number): string => `M40 ${y}q2 -8 8 -7q-3 3 -1 4q5 -4 9 0q-5 1 -5 5Z`;

/** Draws all pictures of palo sebo, which has no seasonal pictures yet. */
export function drawPaloSebo(theme: Theme): void {
  const name = 'palo-sebo';
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}${name}/${file}`, width, height, drawing);
  drawClimbParts(theme, name);
  draw('flags', 720, 150, flags());
  draw('pole', 400, 420, pole());
  draw('prizes', 260, 96, prizes());
  draw('ground', 720, 170, ground());
  const high = boy({
    arms: ['M30 44Q18 26 38 9', 'M62 44Q74 26 54 9'],
    legs: ['M34 84Q14 84 20 96Q28 104 41 100', 'M58 84Q78 84 72 96Q64 104 51 100'],
    head: 25,
    hair: tuft(12),
  });
  const low = boy({
    arms: ['M30 46Q14 38 20 24Q26 16 38 20', 'M62 46Q78 38 72 24Q66 16 54 20'],
    legs: ['M35 86Q24 96 34 106L42 106', 'M57 86Q68 96 58 106L50 106'],
    head: 22,
    hair: tuft(9),
  });
  const slip = boy({
    arms: ['M30 46Q10 40 8 14', 'M62 46Q82 40 84 14'],
    legs: ['M35 84Q14 88 10 106', 'M57 84Q78 88 82 106'],
    head: 24,
    hair: 'M34 12L36 -2L42 8L46 -4L50 8L57 -2L58 12Z',
  });
  draw('boy-high', 110, 134, high);
  draw('boy-low', 110, 134, low);
  draw('boy-slip', 110, 134, slip);
}
