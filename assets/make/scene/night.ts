/** Draws the night over the fair: the backdrop, the string of lanterns, and the recessed strip of the winner ticker. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { box, circle, linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Theme } from './theme.ts';

/**
 * Draws a small backdrop, 180 by 320 design pixels, that scenes stretch over the whole screen. Its brightest point is
 * at `height` (0..1). `foot` is the lowest line that a phone shows: 320 for Lucky Jackpot, which writes its hint there.
 */
export function backdrop({ sky }: Theme, seed: number, height: number, foot: number): Drawing {
  const random = seeded(seed);
  const lights = Array.from({ length: 34 }, () => {
    const colour = sky.lights[Math.floor(random() * sky.lights.length)] ?? '#FFFFFF';
    const x = random() * 180;
    const y = random() < 0.5 ? random() * 90 : 320 - random() * 130;
    const radius = 1.5 + random() * 7.5;
    return circle(x, y, radius, `fill="${colour}" opacity="${round(0.025 + random() * 0.06)}"`);
  }).join('');
  const over = sky.over?.(height * 320, foot, foot === 320) ?? { defs: '', body: '' };
  return {
    defs: radial('night', sky.stops, { cx: 0.5, cy: height, r: 0.78 }) + over.defs,
    body: `<rect width="180" height="320" fill="url(#night)"/>${lights}${over.body}`,
  };
}

const LANTERNS: readonly (readonly [string, string])[] = [
  ['#FFE98A', '#E8960C'],
  ['#FF8FA6', '#D4103C'],
  ['#8FD0FF', '#1468E0'],
  ['#D9A8FF', '#7D1FD6'],
  ['#9BF5B0', '#0F9D48'],
];

/** Draws one string from x0 to x1, on which lanterns and bulbs alternate. */
function string(x0: number, x1: number, top: number, sag: number, count: number): string {
  const wire = `M${x0} ${top}Q${(x0 + x1) / 2} ${top + sag * 2} ${x1} ${top}`;
  const hung = Array.from({ length: count - 1 }, (_, step) => {
    const t = (step + 1) / count;
    const x = round(x0 + (x1 - x0) * t);
    const y = round(top + 4 * sag * t * (1 - t));
    if (step % 2 === 1)
      return circle(x, y + 3, 9, 'fill="url(#warm)"') + circle(x, y + 3, 2.8, 'fill="#FFF8DC"');
    const colour = (step / 2 + (x0 < 100 ? 0 : 2)) % LANTERNS.length;
    return (
      `<g transform="translate(${x} ${y})">${circle(0, 19, 31, `fill="url(#halo${colour})"`)}` +
      '<path d="M0 0V7" stroke="#FFE98A" stroke-width="1.8"/><rect x="-5" y="5" width="10" height="4" rx="1.5" fill="#C98A1A"/>' +
      `<ellipse cy="20" rx="13.5" ry="12.6" fill="url(#lantern${colour})" stroke="${INK}" stroke-width="1.5"/>` +
      `<path d="M-7 9.500Q-12 20 -7 30.500M0 8V32M7 9.500Q12 20 7 30.500" stroke="${INK}" stroke-opacity=".26" stroke-width="1.1" fill="none"/>` +
      '<ellipse cx="-5" cy="15" rx="3.2" ry="4.4" fill="#fff" opacity=".65"/>' +
      '<rect x="-5" y="31" width="10" height="4" rx="1.5" fill="#C98A1A"/><path d="M0 35V42" stroke="#FFC72C" stroke-width="2.200"/></g>'
    );
  }).join('');
  const stroke = (colour: string, width: number): string =>
    `<path d="${wire}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return stroke('#160630', 3.2) + stroke('#7A5BC0', 1.2) + hung;
}

/** Draws the string of lanterns across the top, 720 by 84 design pixels. */
export function lanternString(): Drawing {
  const colours = LANTERNS.map(
    ([light, deep], index) =>
      radial(
        `lantern${index}`,
        [
          [0, '#FFFBE0'],
          [0.4, light],
          [1, deep],
        ],
        { cx: 0.42, cy: 0.4, r: 0.72 },
      ) +
      radial(`halo${index}`, [
        [0, light, 0.5],
        [0.5, light, 0.16],
        [1, light, 0],
      ]),
  ).join('');
  return {
    defs:
      colours +
      radial('warm', [
        [0, '#FFE98A', 0.85],
        [0.4, '#FFC72C', 0.3],
        [1, '#FFB300', 0],
      ]),
    body: string(-12, 362, 6, 15, 12) + string(358, 732, 6, 15, 12),
  };
}

/** Draws a small paper lantern, dark or lit, 76 design pixels square. */
export function paperLamp(isLit: boolean): Drawing {
  const ribs = [-13, -5, 5, 13]
    .map((x) => `M${38 + x * 0.55} 16Q${38 + x * 1.6} 38 ${38 + x * 0.55} 60`)
    .join('');
  return {
    defs:
      metalGradients(isLit ? 'gold' : 'bronze', 'g') +
      radial(
        'paper',
        isLit
          ? [
              [0, '#FFFDE8'],
              [0.3, '#FFE27A'],
              [0.66, '#FF8A2C'],
              [1, '#D4203C'],
            ]
          : [
              [0, '#7A5A78'],
              [0.5, '#4E3050'],
              [1, '#2A1430'],
            ],
        { cx: 0.42, cy: 0.4, r: 0.66 },
      ) +
      radial('halo', [
        [0, '#FFE98A', 0.95],
        [0.45, '#FFB02E', 0.4],
        [1, '#FF7A00', 0],
      ]),
    body:
      (isLit ? circle(38, 38, 37, 'fill="url(#halo)"') : '') +
      `<ellipse cx="38" cy="38" rx="25.500" ry="23.500" fill="url(#paper)" stroke="${INK}" stroke-width="2.4"/>` +
      path(ribs, `fill="none" stroke="${INK}" stroke-opacity="${isLit ? 0.3 : 0.45}" stroke-width="1.5"`) +
      box(27, 11.5, 22, 7, 2.6, `fill="url(#gV)" stroke="${INK}" stroke-width="1.4"`) +
      box(27, 57.5, 22, 7, 2.6, `fill="url(#gV)" stroke="${INK}" stroke-width="1.4"`) +
      `<ellipse cx="29" cy="29" rx="6" ry="7.500" fill="#fff" opacity="${isLit ? 0.75 : 0.22}"/>` +
      (isLit ? sparkle(58, 20, 10) : ''),
  };
}

/** Draws the recessed strip for one line of text about a winner, 672 by 64 design pixels. */
export function sunkStrip({ strip }: Theme): Drawing {
  return {
    defs:
      linear('well', [
        [0, strip.well[0]],
        [0.5, strip.well[1]],
        [1, strip.well[2]],
      ]) +
      linear('lip', [
        [0, '#000000', 0.9],
        [0.5, strip.lip[0], 0.4],
        [1, strip.lip[1], 0.75],
      ]),
    body:
      box(0, 0, 672, 64, 32, 'fill="url(#lip)"') +
      box(2, 2, 668, 60, 30, 'fill="url(#well)"') +
      '<path d="M14 22Q20 6 40 5H632Q652 6 658 22" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="4"/>',
  };
}
