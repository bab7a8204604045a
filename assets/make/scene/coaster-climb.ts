/**
 * Draws the coaster, a climbing game: a track of three slopes on its supports, the car, and the sparks of its brake.
 */
import { STEPS, trackAt } from '../../../scenes/hall/coaster-climb/track.ts';
import { TRACK } from '../../../scenes/hall/coaster-climb/tuning.ts';
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, onCircle, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { drawClimbParts } from './climb-parts.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Theme } from './theme.ts';

/** Left and upper edge of the track's picture in the scene, in design pixels. */
const [LEFT, TOP] = [TRACK.x - TRACK.width / 2, TRACK.y - TRACK.height / 2];
/** The y in the scene at which the supports meet the ground, in design pixels. */
const GROUND = 536;

/** Returns points along the track in the picture's own units, `each` points per step of the climb. */
const along = (each: number): readonly (readonly [number, number])[] =>
  Array.from({ length: STEPS * each + 1 }, (_, index) => {
    const { x, y } = trackAt(index / each);
    return [round(x - LEFT), round(y - TOP)] as const;
  });

const lineOf = (points: readonly (readonly [number, number])[], below: number): string =>
  `M${points.map(([x, y]) => `${x} ${round(y + below)}`).join('L')}`;

/** Draws the track, 720 by 540 design pixels: two rails on ties, and white timber below. */
function track(): Drawing {
  const rails = along(12);
  const posts = along(2)
    .map(([x, y], index) => {
      const isStrong = index % 2 === 0;
      return path(
        `M${x} ${y + 6}V${GROUND}`,
        `stroke="${isStrong ? '#B8A6EE' : '#8A76CC'}" stroke-width="${isStrong ? 6 : 3.5}" opacity="${isStrong ? 0.62 : 0.42}"`,
      );
    })
    .join('');
  const braces = along(2)
    .slice(0, -1)
    .map(([x, y], index) => {
      const [nx, ny] = along(2)[index + 1] ?? [x, y];
      const step = 46;
      return Array.from({ length: Math.floor((GROUND - Math.max(y, ny)) / step) }, (_, row) => {
        const at = Math.max(y, ny) + 14 + row * step;
        return `M${x} ${at}L${nx} ${at + step - 8}M${nx} ${at}L${x} ${at + step - 8}`;
      }).join('');
    })
    .join('');
  const ties = along(5)
    .map(([x, y]) =>
      path(`M${x} ${y - 7}V${y + 17}`, 'stroke="#FFE3B0" stroke-width="6.5" stroke-linecap="round"'),
    )
    .join('');
  const rail = (below: number, colours: readonly [string, string, string]): string =>
    path(
      lineOf(rails, below),
      `fill="none" stroke="${INK}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"`,
    ) +
    path(
      lineOf(rails, below),
      `fill="none" stroke="${colours[1]}" stroke-width="8.5" stroke-linejoin="round" stroke-linecap="round"`,
    ) +
    path(
      lineOf(rails, below + 1.8),
      `fill="none" stroke="${colours[2]}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"`,
    ) +
    path(
      lineOf(rails, below - 2),
      `fill="none" stroke="${colours[0]}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"`,
    );
  const stations = Array.from({ length: STEPS + 1 }, (_, index) => {
    const { x, y } = trackAt(index);
    const [sx, sy] = [round(x - LEFT), round(y - TOP)];
    return (
      circle(sx, sy + 6, 9, `fill="${INK}"`) +
      circle(sx, sy + 6, 7, 'fill="url(#gD)"') +
      circle(sx - 2, sy + 4, 2, 'fill="#fff"')
    );
  }).join('');
  return {
    defs: metalGradients('gold', 'g'),
    body:
      posts +
      path(braces, 'fill="none" stroke="#A592E2" stroke-width="2.6" opacity=".34"') +
      path(
        lineOf(rails, 16),
        'fill="none" stroke="#05010F" stroke-width="14" opacity=".35" stroke-linejoin="round"',
      ) +
      ties +
      rail(9, ['#FFB0B0', '#E3203F', '#8A0626']) +
      rail(0, ['#BFE6FF', '#2E86F5', '#0E3F9E']) +
      stations,
  };
}

/** Draws a rider of the car: face, hair and a raised arm. */
function rider(x: number, shirt: string, hair: string): string {
  return (
    path(
      `M${x + 9} 34Q${x + 20} 24 ${x + 17} 8`,
      `fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round"`,
    ) +
    path(
      `M${x + 9} 34Q${x + 20} 24 ${x + 17} 8`,
      'fill="none" stroke="#D99A66" stroke-width="5.6" stroke-linecap="round"',
    ) +
    path(
      `M${x - 11} 50Q${x - 12} 30 ${x} 29Q${x + 12} 30 ${x + 12} 50Z`,
      `fill="${shirt}" stroke="${INK}" stroke-width="2.4"`,
    ) +
    circle(x, 20, 12.6, `fill="${INK}"`) +
    circle(x, 20, 10.8, 'fill="#E2A878"') +
    path(
      `M${x - 11} 20Q${x - 11} 7 ${x} 7.500Q${x + 11} 8 ${x + 10} 16Q${x + 2} 12 ${x - 5} 15Q${x - 8} 16 ${x - 11} 20Z`,
      `fill="${hair}"`,
    ) +
    circle(x + 3, 19, 1.5, `fill="${INK}"`) +
    circle(x + 8, 19, 1.4, `fill="${INK}"`) +
    path(`M${x + 1} 24Q${x + 6} 29.500 ${x + 9} 23.500Z`, `fill="#7A0620" stroke="${INK}" stroke-width="1"`)
  );
}

/** Draws the car on its wheels, facing right: 138 by 90 design pixels, scaled from a drawing of 116 by 76 units. */
function car(): Drawing {
  const wheel = (x: number): string =>
    circle(x, 66, 8.6, `fill="${INK}"`) +
    circle(x, 66, 6.6, 'fill="url(#gD)"') +
    circle(x, 66, 2.6, `fill="${INK}"`);
  const body = 'M6 40Q5 34 11 34H86Q100 34 110 50Q113 56 108 60H16Q8 60 7 52Z';
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('paint', [
        [0, '#FFE98A'],
        [0.14, '#FF6A4A'],
        [0.55, '#E3203F'],
        [1, '#8A0626'],
      ]) +
      linear('front', [
        [0, '#FFF3B8'],
        [0.5, '#FFCF4A'],
        [1, '#E8960C'],
      ]),
    body:
      '<g transform="scale(1.187)">' +
      rider(34, '#2E86F5', '#2A1208') +
      rider(66, '#1FA851', '#5A2208') +
      path(body, `fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`) +
      path(body, 'fill="url(#paint)"') +
      path('M84 36Q99 38 108 52Q110 57 106 58H92Q86 48 84 36Z', 'fill="url(#front)"') +
      box(12, 49, 70, 5, 2.5, 'fill="url(#gV)"') +
      path('M12 38.500H80', 'stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".85"') +
      circle(101, 50, 4.2, 'fill="#FFFBE0"') +
      wheel(28) +
      wheel(90) +
      '</g>',
  };
}

/** Draws the sparks of the car's brake, 110 design pixels square. */
function sparks(): Drawing {
  const rays = Array.from({ length: 14 }, (_, index) => {
    const [x1, y1] = onCircle(55, 55, 16 + (index % 3) * 5, index * 25.7);
    const [x2, y2] = onCircle(55, 55, 34 + (index % 4) * 6, index * 25.7);
    return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
  }).join('');
  return {
    defs: radial('hot', [
      [0, '#FFF7C4', 0.9],
      [0.4, '#FFB02E', 0.45],
      [1, '#FF7A00', 0],
    ]),
    body:
      circle(55, 55, 54, 'fill="url(#hot)"') +
      path(rays, 'fill="none" stroke="#FFD75A" stroke-width="4" stroke-linecap="round"') +
      path(rays, 'fill="none" stroke="#FFFBE0" stroke-width="1.8" stroke-linecap="round"'),
  };
}

/** Draws all pictures of the coaster, which has no seasonal pictures yet. */
export function drawCoasterClimb(theme: Theme): void {
  const name = 'coaster-climb';
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}${name}/${file}`, width, height, drawing);
  drawClimbParts(theme, name);
  draw('track', TRACK.width, TRACK.height, track());
  draw('car', 138, 90, car());
  draw('sparks', 110, 110, sparks());
}
