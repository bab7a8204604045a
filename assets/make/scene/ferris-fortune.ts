/** Draws the Ferris wheel stall: the wheel with its lamps, its stand, five kinds of cabins, and the gate. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { box, circle, linear, onCircle, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { bulbDefs, bulbsAlong, inset, outlineOf, rim } from './rim.ts';
import { drawStall, litRing } from './stall.ts';
import type { Theme } from './theme.ts';

const LAMPS = ['#FFE98A', '#FF8FA6', '#8FD0FF', '#9BF5B0', '#D9A8FF'];
const SPOKES = 20;

/** Draws the wheel, 416 design pixels square: two gold rims with lamps along both, and spokes between them. */
function wheel(): Drawing {
  const at = (radius: number, index: number): string =>
    onCircle(208, 208, radius, (index * 360) / SPOKES)
      .map(round)
      .join(' ');
  const spokes = Array.from({ length: SPOKES }, (_, index) => `M208 208L${at(176, index)}`).join('');
  const cross = Array.from(
    { length: SPOKES },
    (_, index) => `M${at(120, index)}L${at(176, index + 1)}M${at(120, index + 1)}L${at(176, index)}`,
  ).join('');
  const ring = (radius: number, width: number): string =>
    circle(208, 208, radius, `fill="none" stroke="${INK}" stroke-width="${width + 4}"`) +
    circle(208, 208, radius, `fill="none" stroke="url(#gD)" stroke-width="${width}"`) +
    circle(208, 208, radius, `fill="none" stroke="#FFFBE0" stroke-width="1.2" opacity=".8"`);
  const lamps = Array.from({ length: SPOKES * 2 }, (_, index) => {
    const [x, y] = onCircle(208, 208, index % 2 ? 120 : 196, (index * 360) / (SPOKES * 2));
    const lamp = LAMPS[index % LAMPS.length] ?? '#FFFFFF';
    return (
      circle(x, y, 9, `fill="${lamp}" opacity=".22"`) +
      circle(x, y, 4.6, `fill="${INK}"`) +
      circle(x, y, 3.6, `fill="${lamp}"`) +
      circle(x - 1, y - 1.2, 1.2, 'fill="#fff"')
    );
  }).join('');
  return {
    defs: metalGradients('gold', 'g'),
    body:
      path(spokes, `fill="none" stroke="${INK}" stroke-width="5.500"`) +
      path(spokes, 'fill="none" stroke="#C9A6F4" stroke-width="2.600"') +
      path(cross, `fill="none" stroke="${INK}" stroke-width="4"`) +
      path(cross, 'fill="none" stroke="#8E63D6" stroke-width="1.800"') +
      ring(120, 5) +
      ring(176, 7) +
      ring(196, 4) +
      lamps,
  };
}

/** Draws the two legs that hold the wheel, 300 by 236 design pixels; the hub is near their upper end. */
const stand = (): Drawing => ({
  defs:
    linear(
      'steel',
      [
        [0, '#B993F5'],
        [0.4, '#7A46C8'],
        [1, '#3A1678'],
      ],
      { x2: 1, y2: 0 },
    ) + metalGradients('gold', 'g'),
  body:
    path('M138 4H162L292 232H256L150 42L44 232H8Z', `fill="${INK}"`) +
    path('M140 8H160L285 228H258L150 34L42 228H15Z', 'fill="url(#steel)"') +
    path('M98 132H202M70 184H230', `stroke="${INK}" stroke-width="12"`) +
    path('M98 132H202M70 184H230', 'stroke="url(#gV)" stroke-width="7"') +
    path('M140 8L15 228', 'stroke="#fff" stroke-width="2" opacity=".5"'),
});

/** Draws the hub of the wheel, 72 design pixels square: a gold plate with a star. */
const hub = (): Drawing => {
  const star = Array.from({ length: 10 }, (_, index) =>
    onCircle(36, 36, index % 2 ? 9 : 20, index * 36)
      .map(round)
      .join(' '),
  ).join('L');
  return {
    defs:
      metalGradients('gold', 'g') +
      radial(
        'ruby',
        [
          [0, '#FF7FB0'],
          [0.6, '#D4146A'],
          [1, '#6B0034'],
        ],
        { cx: 0.4, cy: 0.35, r: 0.7 },
      ),
    body:
      circle(36, 36, 35, `fill="${INK}"`) +
      circle(36, 36, 33, 'fill="url(#gD)"') +
      circle(36, 36, 27, 'fill="url(#gR)"') +
      circle(36, 36, 24.5, `fill="${INK}"`) +
      circle(36, 36, 23.4, 'fill="url(#ruby)"') +
      path(`M${star}Z`, `fill="url(#gV)" stroke="${INK}" stroke-width="2" stroke-linejoin="round"`),
  };
};

const CABINS = {
  gold: ['#FFFBE0', '#FFC21E', '#A85A00'],
  red: ['#FF9DB0', '#EE1F48', '#7A0428'],
  blue: ['#9AD2FF', '#1E7BF0', '#0A2E86'],
  green: ['#A8F7BC', '#14B04E', '#045428'],
  empty: ['#D9D2EC', '#9086B4', '#463C6E'],
} as const;

/** Draws a cabin, 52 by 60 design pixels, hanging from its roof; it is dark inside if `isEmpty`. */
function cabin([light, base, deep]: readonly [string, string, string], isEmpty: boolean): Drawing {
  return {
    defs:
      linear(
        'shell',
        [
          [0, light],
          [0.45, base],
          [1, deep],
        ],
        { x2: 1 },
      ) +
      linear('glass', [
        [0, isEmpty ? '#2A2050' : '#FFF6C8'],
        [1, isEmpty ? '#130A30' : '#FFB84A'],
      ]) +
      metalGradients('gold', 'g'),
    body:
      path('M26 3V12', `stroke="${INK}" stroke-width="6" stroke-linecap="round"`) +
      path('M26 3V12', 'stroke="#FFD768" stroke-width="3" stroke-linecap="round"') +
      path(
        'M4 24Q8 9 26 8Q44 9 48 24Z',
        `fill="url(#shell)" stroke="${INK}" stroke-width="2.600" stroke-linejoin="round"`,
      ) +
      box(7, 22, 38, 18, 2, `fill="url(#glass)" stroke="${INK}" stroke-width="2.4"`) +
      path('M19 22V40M33 22V40', `stroke="${INK}" stroke-width="2.4"`) +
      path(
        'M5 38H47L43 54Q42 58 37 58H15Q10 58 9 54Z',
        `fill="url(#shell)" stroke="${INK}" stroke-width="2.600" stroke-linejoin="round"`,
      ) +
      path('M8 43H44', 'stroke="#fff" stroke-width="2.200" opacity=".7"') +
      path(
        'M9 20Q13 12 24 11',
        'fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round" opacity=".85"',
      ),
  };
}

/** Draws the gate, 240 by 62 design pixels: a platform with bulbs and an arrow up to the cabin. */
function gate(theme: Theme): Drawing {
  const frame = rim(theme, 'gate', { x: 2, y: 20, width: 236, height: 40, radius: 14 }, 11);
  return {
    defs:
      frame.defs +
      bulbDefs(theme) +
      linear('well', [
        [0, '#5A2AA8'],
        [1, '#22084E'],
      ]) +
      metalGradients('gold', 'g'),
    body:
      frame.body +
      path(outlineOf(frame.face), 'fill="url(#well)"') +
      path(outlineOf({ ...inset(frame.face, 2), height: 7, radius: 4 }), 'fill="#fff" opacity=".18"') +
      bulbsAlong(theme, frame.groove, 18, 2.6) +
      path(
        'M120 2L148 30H132V46H108V30H92Z',
        `fill="url(#gV)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`,
      ) +
      path(
        'M120 8L136 25',
        `stroke="${mixed('#FFFBE0', '#FFFFFF', 0.5)}" stroke-width="2.4" stroke-linecap="round"`,
      ),
  };
}

/** Draws all pictures of the Ferris wheel stall. */
export function drawFerrisFortune(theme: Theme): void {
  drawStall(theme, 'ferris-fortune', { cloth: ['#8A3FF0', '#FFE9A8'], wood: '#6A46B8' });
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}ferris-fortune/${file}`, width, height, drawing);
  draw('wheel', 416, 416, wheel());
  draw('stand', 300, 236, stand());
  draw('hub', 72, 72, hub());
  draw('gate', 240, 62, gate(theme));
  for (const [name, colours] of Object.entries(CABINS))
    draw(`cabin-${name}`, 52, 60, cabin(colours, name === 'empty'));
  draw('lit', 88, 88, litRing(88));
}
