/** Draws the wheel of the daily spin. */
import { bulb, bulbGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { circle, linear, onCircle, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { writePngBytes } from '../kit/write.ts';
import { gloss, hub, pointer, rays, rimRing, unlitBulb } from './jackpot-wheel.ts';
import { backdrop } from './night.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { bar, button, word } from './scratch-signs.ts';
import type { Theme } from './theme.ts';
import { DISC, smeared } from './wheel-rotor.ts';

/** Radius at which the disc's enamel ends, in design pixels; the ink outline lies outside. */
const FACE = 247;
const SECTORS = 8;
const WIDTH = 360 / SECTORS;

/** Colours of the sectors once today's spin is used. */
const GREYS = ['#6F6884', '#7A7290', '#6A6480', '#767090'] as const;

const wedge = (radius: number, half: number): string => {
  const [x0, y0] = onCircle(DISC, DISC, radius, -half).map(round) as [number, number];
  const [x1, y1] = onCircle(DISC, DISC, radius, half).map(round) as [number, number];
  return `M${DISC} ${DISC}L${x0} ${y0}A${radius} ${radius} 0 0 1 ${x1} ${y1}Z`;
};

/** Draws one sector with its light beams; `index` is its place, clockwise from the top. */
function discSector(index: number, tone: string): Drawing {
  const c = DISC;
  const beams = [-13, 0, 13]
    .map((angle) => {
      const [x1, y1] = onCircle(c, c, FACE, angle - 2.4).map(round) as [number, number];
      const [x2, y2] = onCircle(c, c, FACE, angle + 2.4).map(round) as [number, number];
      return `M${c} ${c}L${x1} ${y1}L${x2} ${y2}Z`;
    })
    .join('');
  return {
    defs: radial(
      `s${index}`,
      [
        [0, mixed(tone, '#FFFFFF', 0.5)],
        [0.34, mixed(tone, '#FFFFFF', 0.16)],
        [0.72, tone],
        [1, mixed(tone, '#2A0010', 0.42)],
      ],
      { cx: c, cy: c, r: DISC, user: true },
    ),
    body:
      `<g transform="rotate(${index * WIDTH} ${c} ${c})">${path(wedge(FACE, WIDTH / 2), `fill="url(#s${index})"`)}` +
      path(beams, 'fill="#fff" opacity=".07"') +
      `${path(`M${c - 84} 27A236 236 0 0 1 ${c + 84} 27`, 'fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"')}</g>`,
  };
}

/**
 * Draws the disc, 496 design pixels square, without numbers and coins: eight equal sectors, the first with its middle
 * at the top.
 */
function disc(tones: readonly string[], metal: readonly [string, string, string]): Drawing {
  const c = DISC;
  const [edge, light, core] = metal;
  const sectors = Array.from({ length: SECTORS }, (_, index) =>
    discSector(index, tones[index % tones.length] ?? '#888888'),
  );
  const spokes = Array.from({ length: SECTORS }, (_, index) => {
    const [sx, sy] = onCircle(c, c, 226, 0).map(round) as [number, number];
    return (
      `<g transform="rotate(${(index + 0.5) * WIDTH} ${c} ${c})"><rect x="${c - 4}" y="3" width="8" height="${c - 3}" fill="#3A1800"/>` +
      `<rect x="${c - 2.6}" y="3" width="5.200" height="${c - 3}" fill="url(#spoke)"/>` +
      circle(sx, sy, 9, 'fill="#3A1800"') +
      circle(sx, sy, 7.6, 'fill="url(#stud)"') +
      circle(sx - 2, sy - 2.6, 2.1, 'fill="#fff" opacity=".9"') +
      '</g>'
    );
  }).join('');
  return {
    defs:
      sectors.map(({ defs }) => defs).join('') +
      linear(
        'spoke',
        [
          [0, edge],
          [0.3, light],
          [0.5, core],
          [0.7, light],
          [1, edge],
        ],
        { x2: 1, y2: 0 },
      ) +
      radial(
        'stud',
        [
          [0, '#FFFFFF'],
          [0.4, light],
          [1, edge],
        ],
        { cx: 0.38, cy: 0.32, r: 0.75 },
      ) +
      radial(
        'edge',
        [
          [0.76, '#000', 0],
          [0.94, '#000', 0.14],
          [1, '#000', 0.5],
        ],
        { cx: c, cy: c, r: DISC, user: true },
      ) +
      radial(
        'axle',
        [
          [0.2, '#000', 0.45],
          [0.34, '#000', 0],
        ],
        { cx: c, cy: c, r: DISC, user: true },
      ),
    body: `${circle(c, c, DISC, `fill="${INK}"`)}${sectors.map(({ body }) => body).join('')}${spokes}${circle(c, c, FACE, 'fill="url(#edge)"')}${circle(c, c, FACE, 'fill="url(#axle)"')}`,
  };
}

const WARM = ['#A85A00', '#FFC72C', '#FFFBE0'] as const;
const DULL = ['#4A4460', '#9A92B0', '#D8D2E6'] as const;

/** Draws the light on the sector under the pointer, 496 design pixels square; the axle is in the middle. */
function sectorGlow(): Drawing {
  const c = DISC;
  const sector = wedge(236, WIDTH / 2 - 1.5);
  return {
    defs:
      radial(
        'warm',
        [
          [0.2, '#FFE98A', 0.05],
          [0.55, '#FFD768', 0.16],
          [0.8, '#FFDD7A', 0.34],
          [0.94, '#FFF3C4', 0.46],
          [1, '#FFFFFF', 0.6],
        ],
        { cx: c, cy: c, r: 240, user: true },
      ) +
      '<filter id="soft" x="-25%" y="-25%" width="150%" height="150%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="3.5"/></filter>',
    body:
      path(sector, 'fill="url(#warm)" filter="url(#soft)"') +
      path(sector, 'fill="none" stroke="#FFE9A6" stroke-opacity=".9" stroke-width="5" filter="url(#soft)"'),
  };
}

/** Draws the pictures of the daily spin that depend on the theme. */
export async function drawThemedDailySpin(theme: Theme): Promise<void> {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}daily-spin/${name}`, width, height, drawing);
  const title = metalText('word', 'DAILY SPIN', {
    font: 'lilita-one',
    size: 68,
    x: 240,
    y: 70,
    tracking: 3,
    outline: 11,
    depth: 4.6,
    ink: theme.ink,
  });
  const rotor = disc(theme.dailyTones, WARM);
  draw('backdrop', 180, 320, backdrop(theme, 83, 0.5, 279));
  draw('garland', 720, 84, theme.garland());
  draw('title', 480, 96, title);
  draw('rim', 610, 610, rimRing(theme));
  draw('bulb-on', 44, 44, { defs: bulbGradients(theme.wheel.bulbOn), body: bulb(22, 22, 9) });
  draw('disc', 496, 496, rotor);
  draw('hub', 124, 124, hub(theme));
  draw('pointer', 84, 110, pointer(theme));
  draw('bar', 540, 96, bar(theme));
  draw('light/rays', 720, 720, rays(theme));
  writePngBytes(`${theme.into}daily-spin/disc-blur`, await smeared(rotor));
}

/** Draws the daily spin's pictures that are the same in every theme. */
export function drawDailySpin(): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`daily-spin/${name}`, width, height, drawing);
  draw('bulb-off', 44, 44, unlitBulb());
  draw('disc-off', 496, 496, disc(GREYS, DULL));
  draw('gloss', 496, 496, gloss());
  draw('button', 320, 88, button(true));
  draw('button-off', 320, 88, button(false));
  for (const [name, en, fil] of [
    ['spin', 'SPIN', 'IKOT'],
    ['check', 'CHECK RESULT', 'TINGNAN'],
  ] as const) {
    const size = name === 'spin' ? 46 : 38;
    draw(`word-${name}`, 280, 56, word(en, 280, 56, size));
    draw(`word-${name}-fil`, 280, 56, word(fil, 280, 56, size));
  }
  draw('light/sector-glow', 496, 496, sectorGlow());
}
