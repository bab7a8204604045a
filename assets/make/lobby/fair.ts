/** Draws the fair by night: ferris wheel, tents, garlands of lanterns, stars and blurred lights. */
import { metalGradients } from '../kit/metal.ts';
import { FAIR_LIGHTS } from '../kit/palette.ts';
import { INK, METALS } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, onCircle, path, radial, round, type Stop } from '../../pipeline/drawing/svg.ts';
import { star } from './shapes.ts';

/** Light and deep colour of cabins and lanterns, in the order of FAIR_LIGHTS. */
const enamels: readonly (readonly [string, string])[] = [
  ['#FFE98A', '#E8960C'],
  ['#FF8FA6', '#D4103C'],
  ['#8FD0FF', '#1468E0'],
  ['#D9A8FF', '#7D1FD6'],
  ['#9BF5B0', '#0F9D48'],
  ['#FFC08A', '#E0661A'],
];

/** Gradients of night skies by name, from the light behind the wheel to the dark edge. */
export const skies = {
  violet: [
    [0, '#8A3AE0'],
    [0.35, '#4F1FA6'],
    [0.75, '#240F58'],
    [1, '#140530'],
  ],
  dusk: [
    [0, '#7A32D0'],
    [0.4, '#42188E'],
    [0.8, '#1C0A48'],
    [1, '#0F0524'],
  ],
  ruby: [
    [0, '#FF5A7A'],
    [0.3, '#B01850'],
    [0.7, '#4A0A48'],
    [1, '#1C0630'],
  ],
  teal: [
    [0, '#3FC0E8'],
    [0.3, '#2458C8'],
    [0.7, '#24126A'],
    [1, '#140530'],
  ],
} satisfies Record<string, readonly Stop[]>;

/** Gradients that shade roofs, walls and the ground. */
const SHADES =
  linear(
    'roofShade',
    [
      [0, '#fff', 0.15],
      [0.5, '#2A0030', 0.05],
      [1, '#1A0030', 0.55],
    ],
    { x2: 1, y2: 0.4 },
  ) +
  linear(
    'wallShade',
    [
      [0, '#1A0030', 0.5],
      [0.35, '#1A0030', 0.1],
      [1, '#1A0030', 0.55],
    ],
    { x2: 1, y2: 0 },
  ) +
  linear('earth', [
    [0, '#2A0F58'],
    [1, '#0F0524'],
  ]) +
  linear('foot', [
    [0, '#0F0524', 0],
    [1, '#0F0524', 0.9],
  ]) +
  linear(
    'leftShade',
    [
      [0, '#0F0524', 0.78],
      [0.45, '#0F0524', 0.35],
      [1, '#0F0524', 0],
    ],
    { x2: 1, y2: 0 },
  );

/**
 * Returns the gradients that this file's drawings need; `skyX` is the horizontal centre of the sky's light, 0..1 from
 * the left.
 */
export function fairGradients(
  sky: keyof typeof skies,
  skyX: number,
  halo: readonly Stop[] = nightHalo,
): string {
  const [highlight, light, base, mid, dark] = METALS.gold;
  return (
    radial('sky', skies[sky], { cx: skyX, cy: 0.55, r: 0.95 }) +
    radial('halo', halo) +
    FAIR_LIGHTS.map((colour, place) =>
      radial(`lamp${place}`, [
        [0, colour, 0.75],
        [0.35, colour, 0.3],
        [1, colour, 0],
      ]),
    ).join('') +
    enamels
      .map(([from, to], place) =>
        linear(`cabin${place}`, [
          [0, from],
          [1, to],
        ]),
      )
      .join('') +
    enamels
      .map(([from, to], place) =>
        radial(
          `paper${place}`,
          [
            [0, '#FFFBE0'],
            [0.45, from],
            [1, to],
          ],
          { cx: 0.42, cy: 0.4, r: 0.7 },
        ),
      )
      .join('') +
    metalGradients('gold', 'g') +
    linear('brass', [
      [0, highlight],
      [0.3, light],
      [0.5, base],
      [0.75, mid],
      [1, dark],
    ]) +
    SHADES
  );
}

const nightHalo: readonly Stop[] = [
  [0, '#FF9BE0', 0.5],
  [0.5, '#A24BFF', 0.25],
  [1, '#7A2AE0', 0],
];

function lamp(x: number, y: number, radius: number): string {
  return circle(x, y, radius * 3.4, 'fill="url(#lamp0)"') + circle(x, y, radius, 'fill="#FFF8DC"');
}

function cabin(x: number, y: number, k: number, enamel: number): string {
  const ink = `stroke="${INK}" stroke-width="${round(k * 0.13)}"`;
  const n = (value: number): number => round(value * k);
  return (
    `<g transform="translate(${round(x)} ${round(y)})">` +
    circle(0, n(0.9), n(2), `fill="url(#lamp${enamel})" opacity=".7"`) +
    path(
      `M0 0L${n(-0.75)} ${n(0.55)}M0 0L${n(0.75)} ${n(0.55)}`,
      `stroke="#FFE98A" stroke-width="${n(0.14)}"`,
    ) +
    path(`M${n(-1)} ${n(0.6)}Q0 ${n(-0.1)} ${n(1)} ${n(0.6)}Z`, `fill="url(#cabin${enamel})" ${ink}`) +
    box(n(-0.82), n(0.62), n(1.64), n(0.55), 0, `fill="#FFF3C4" stroke="${INK}" stroke-width="${n(0.1)}"`) +
    path(
      `M${n(-0.95)} ${n(1.1)}H${n(0.95)}L${n(0.7)} ${n(1.75)}Q0 ${n(1.95)} ${n(-0.7)} ${n(1.75)}Z`,
      `fill="url(#cabin${enamel})" ${ink}`,
    ) +
    '</g>'
  );
}

/** Draws a ferris wheel with its hub at x, y, rotated by `turn` degrees. */
export function ferrisWheel(x: number, y: number, radius: number, cabins = 12, turn = 8): string {
  const R = radius;
  const angle = (place: number): number => (place * 360) / cabins + turn + 90;
  const legs =
    `M${x - 4} ${y}L${round(x - R * 0.62)} ${round(y + R * 1.5)}M${x + 4} ${y}L${round(x + R * 0.62)} ${round(y + R * 1.5)}` +
    `M${round(x - R * 0.36)} ${round(y + R * 0.95)}H${round(x + R * 0.36)}`;
  const spokes = Array.from({ length: cabins }, (_, place) => {
    const [sx, sy] = onCircle(x, y, R, angle(place));
    return `M${x} ${y}L${round(sx)} ${round(sy)}`;
  }).join('');
  const rings = (
    [
      [1, 0.07],
      [0.8, 0.035],
      [0.36, 0.03],
    ] as const
  ).map(
    ([at, width]) =>
      circle(x, y, R * at, `fill="none" stroke="${INK}" stroke-width="${round(R * (width + 0.035))}"`) +
      circle(x, y, R * at, `fill="none" stroke="url(#brass)" stroke-width="${round(R * width)}"`),
  );
  return (
    circle(x, y, R * 1.5, 'fill="url(#halo)"') +
    path(legs, `stroke="${INK}" stroke-width="${round(R * 0.085)}" stroke-linecap="round"`) +
    path(legs, `stroke="url(#brass)" stroke-width="${round(R * 0.052)}" stroke-linecap="round"`) +
    path(spokes, `stroke="#3A1A6A" stroke-width="${round(R * 0.04)}"`) +
    path(spokes, `stroke="#E8B64A" stroke-opacity=".8" stroke-width="${round(R * 0.016)}"`) +
    rings.join('') +
    Array.from({ length: cabins * 3 }, (_, place) =>
      lamp(...onCircle(x, y, R, (place * 360) / (cabins * 3)), R * 0.018),
    ).join('') +
    Array.from({ length: cabins }, (_, place) =>
      cabin(...onCircle(x, y, R, angle(place)), R * 0.125, place % 5),
    ).join('') +
    circle(x, y, R * 0.15, `fill="${INK}"`) +
    circle(x, y, R * 0.13, 'fill="url(#brass)"') +
    star(x, y, round(R * 0.085), 'fill="#A85A00"')
  );
}

/** Draws a striped tent with its foot at y and its mast at x. */
export function tent(
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly [string, string],
): string {
  const stripes = 8;
  const step = width / stripes;
  const top = y - height;
  const eaves = y - height * 0.5;
  const half = width * 0.56;
  const cloth = Array.from({ length: stripes }, (_, place) => {
    const a = -width / 2 + place * step;
    const b = a + step;
    const [one, other] = place % 2 ? colours : [colours[1], colours[0]];
    const scallop = `M${round(x + a * 1.12)} ${eaves}h${round(step * 1.12)}a${round(step * 0.56)} ${round(step * 0.5)} 0 0 1 ${round(-step * 1.12)} 0Z`;
    return (
      path(`M${x} ${top}L${round(x + a * 1.12)} ${eaves}H${round(x + b * 1.12)}Z`, `fill="${one}"`) +
      path(`M${round(x + a)} ${eaves}H${round(x + b)}V${y}H${round(x + a)}Z`, `fill="${other}"`) +
      path(scallop, `fill="${one}"`)
    );
  });
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${width * 0.75}" ry="${height * 0.18}" fill="url(#lamp0)" opacity=".5"/>` +
    cloth.join('') +
    path(`M${x} ${top}L${round(x - half)} ${eaves}H${round(x + half)}Z`, 'fill="url(#roofShade)"') +
    path(`M${x - width / 2} ${eaves}H${x + width / 2}V${y}H${x - width / 2}Z`, 'fill="url(#wallShade)"') +
    path(
      `M${round(x - width * 0.09)} ${y}Q${round(x - width * 0.1)} ${round(eaves + height * 0.12)} ${x} ${round(eaves + height * 0.1)}` +
        `Q${round(x + width * 0.1)} ${round(eaves + height * 0.12)} ${round(x + width * 0.09)} ${y}Z`,
      'fill="#FFE3A0"',
    ) +
    circle(x, top, width * 0.025, 'fill="#FFE98A"') +
    Array.from({ length: stripes + 1 }, (_, place) =>
      lamp(x - half + (place * half * 2) / stripes, eaves, width * 0.012),
    ).join('')
  );
}

function lantern(x: number, y: number, scale: number, enamel: number): string {
  return (
    `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${circle(0, 20, 46, `fill="url(#lamp${enamel})" opacity=".8"`)}` +
    path('M0 0V7', 'stroke="#FFE98A" stroke-width="2"') +
    box(-6, 5, 12, 5, 2, 'fill="#C98A1A"') +
    `<ellipse cy="22" rx="14.500" ry="14" fill="url(#paper${enamel})" stroke="${INK}" stroke-width="1.6"/>` +
    path(
      'M-8 10.500Q-13 22 -8 33.500M0 8V36M8 10.500Q13 22 8 33.500',
      `stroke="${INK}" stroke-opacity=".28" stroke-width="1.3" fill="none"`,
    ) +
    '<ellipse cx="-5" cy="16" rx="3.600" ry="5" fill="#fff" opacity=".6"/>' +
    box(-6, 34, 12, 4.5, 2, 'fill="#C98A1A"') +
    `${path('M0 39V48', 'stroke="#FFC72C" stroke-width="2.500"')}</g>`
  );
}

/** Draws a cord between two points, sagging by `sag`, on which lanterns and bulbs alternate. */
export function garland(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  places: number,
  scale: number,
): string {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const mx = (x0 + x1) / 2;
  const my = Math.max(y0, y1) + sag * 2;
  const cord = `M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`;
  const along = (t: number, a: number, b: number, c: number): number =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  const enamelOrder = [0, 1, 5, 3, 2];
  const hung = Array.from({ length: places - 1 }, (_, index) => {
    const place = index + 1;
    const x = along(place / places, x0, mx, x1);
    const y = along(place / places, y0, my, y1);
    if (place % 2 === 0) return lamp(x, y + 3 * scale, 2.6 * scale);
    return lantern(x, y, scale, enamelOrder[((place - 1) / 2) % 5] ?? 0);
  });
  return (
    path(cord, 'fill="none" stroke="#1A0838" stroke-width="3"') +
    path(cord, 'fill="none" stroke="#8A6BD0" stroke-opacity=".6" stroke-width="1.2"') +
    hung.join('')
  );
}

/** Draws stars over the upper part of a sky. */
export function skyStars(random: () => number, width: number, height: number): string {
  return Array.from({ length: 70 }, () =>
    circle(
      random() * width,
      random() * height * 0.6,
      0.6 + random() * 1.8,
      `fill="#fff" opacity="${round(0.2 + random() * 0.6)}"`,
    ),
  ).join('');
}

/** Draws `count` blurred lights over the lower part of a picture. */
export function groundLights(random: () => number, width: number, height: number, count: number): string {
  return Array.from({ length: count }, () => {
    const colour = FAIR_LIGHTS[Math.floor(random() * FAIR_LIGHTS.length)] ?? '#fff';
    const place = [random() * width, height * 0.55 + random() * height * 0.45, 6 + random() * 26] as const;
    return circle(...place, `fill="${colour}" opacity="${round(0.05 + random() * 0.14)}"`);
  }).join('');
}
