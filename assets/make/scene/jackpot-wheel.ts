/** Draws the jackpot wheel. */
import { bulb, bulbGradients, metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { writePngBytes } from '../kit/write.ts';
import { coinBody, coinGradients } from './coin.ts';
import { backdrop } from './night.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Theme } from './theme.ts';
import { DISC, rotor, smearedRotor } from './wheel-rotor.ts';

/** Outer radius of the rim, in design pixels; `HUB` is the radius of the hub. */
const OUTER = 305;
const HUB = 62;

const SOFT = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-25%" y="-25%" width="150%" height="150%" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/**
 * Draws the fixed ring around the disc, 610 design pixels square: gold, a maroon groove for 24 bulbs, gold. The middle
 * line of the groove has a radius of 277 design pixels; the ring's inside is open.
 */
export function rimRing({ roundGroove, wheel }: Theme): Drawing {
  const c = OUTER;
  const ring = (outer: number, inner: number, paint: string): string =>
    `<path fill-rule="evenodd" fill="${paint}" d="${disc(c, outer)}${disc(c, inner)}"/>`;
  const studs = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = onCircle(c, c, 254, index * 15).map(round) as [number, number];
    return circle(x, y, 3, `fill="${INK}"`) + circle(x, y, 2.2, 'fill="#FFF3C4"');
  }).join('');
  return {
    defs:
      metalGradients('gold', 'g') +
      radial(
        'groove',
        [
          [0.9, roundGroove[0]],
          [0.92, roundGroove[1]],
          [0.955, roundGroove[2]],
          [0.99, roundGroove[3]],
          [1, roundGroove[4]],
        ],
        { cx: c, cy: c, r: 291, user: true },
      ),
    body:
      ring(OUTER, DISC - 4, INK) +
      ring(OUTER - 2.5, 295, 'url(#gD)') +
      ring(295, 291.5, 'url(#gR)') +
      ring(290.5, 263.5, 'url(#groove)') +
      wheel.rimMotif +
      ring(262.5, 259, 'url(#gR)') +
      ring(259, DISC + 0.5, 'url(#gD)') +
      studs +
      path(
        `M${c - 294} ${c - 50}A298 298 0 0 1 ${c - 130} ${c - 268}`,
        'fill="none" stroke="#fff" stroke-width="4.500" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(c - 208, c - 213, 26) +
      sparkle(c + 214, c + 206, 18, 0.95),
  };
}

function disc(centre: number, radius: number): string {
  return `M${centre - radius} ${centre}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/**
 * Draws the light on the disc, 496 design pixels square, which stays in place while the disc turns: a bright pane over
 * the upper part, and the rim's shadow from the top left.
 */
export function gloss(): Drawing {
  const c = DISC;
  return {
    defs:
      linear('pane', [
        [0, '#fff', 0.42],
        [0.7, '#fff', 0.1],
        [1, '#fff', 0.02],
      ]) +
      radial(
        'fall',
        [
          [0.9, '#0B0020', 0],
          [1, '#0B0020', 0.55],
        ],
        { cx: c + 8, cy: c + 12, r: DISC + 8, user: true },
      ) +
      `<clipPath id="upper"><rect width="496" height="234"/></clipPath>`,
    body:
      circle(c, c, DISC, 'fill="url(#fall)" clip-path="url(#upper)"') +
      path(
        `M${c - 226} ${c - 44}A230 230 0 0 1 ${c + 226} ${c - 44}Q${c} ${c - 128} ${c - 226} ${c - 44}Z`,
        'fill="url(#pane)"',
      ),
  };
}

/** Draws the cap of the wheel's axle with a peso coin, 124 design pixels square. */
export function hub(theme: Theme): Drawing {
  const c = HUB;
  return {
    defs: metalGradients('gold', 'g') + coinGradients(theme),
    body:
      circle(c, c, HUB, `fill="${INK}"`) +
      circle(c, c, HUB - 2, 'fill="url(#gD)"') +
      circle(c, c, HUB - 9, 'fill="url(#gR)"') +
      `<g transform="translate(${c - 50} ${c - 50}) scale(.78125)">${coinBody(theme)}</g>` +
      path(
        `M${c - 57} ${c - 8}A57.500 57.500 0 0 1 ${c - 14} ${c - 55.5}`,
        'fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".9"',
      ),
  };
}

/**
 * Draws the pointer, 84 by 110 design pixels, in a box of 100 by 116 units. Its tip is at the middle of the bottom
 * edge. It swings around a pivot 63 design pixels above the tip.
 */
export function pointer({ wheel: { gem, gemMotif } }: Theme): Drawing {
  const shape = 'M16 3H84Q98 3 93 17L56 108Q50 119 44 108L7 17Q2 3 16 3Z';
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('ruby', [
        [0, gem[0]],
        [0.45, gem[1]],
        [1, gem[2]],
      ]) +
      radial(
        'stud',
        [
          [0, '#FFFFFF'],
          [0.4, '#FFE98A'],
          [1, '#A85A00'],
        ],
        { cx: 0.38, cy: 0.32, r: 0.75 },
      ),
    body:
      '<g transform="scale(.84 .9483)">' +
      path(shape, `fill="${INK}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`) +
      path(
        'M17.500 5.500H82.500Q94 5.500 90 16.500L54 105Q50 112 46 105L10 16.500Q6 5.500 17.500 5.500Z',
        'fill="url(#gD)"',
      ) +
      path(
        'M22 14H78Q81 14 80 17L51.500 88Q50 91 48.500 88L20 17Q19 14 22 14Z',
        `fill="url(#ruby)" stroke="${INK}" stroke-width="2.400"`,
      ) +
      gemMotif +
      path('M24 17H56L44 66Z', 'fill="#fff" opacity=".38"') +
      circle(50, 49.6, 9, `fill="${INK}"`) +
      circle(50, 49.6, 7.4, 'fill="url(#stud)"') +
      path(
        'M12 20Q8 8 20 7.500H50',
        'fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".95"',
      ) +
      '</g>',
  };
}

/** Draws the light on the sector under the pointer, 496 design pixels square; the axle is in the middle. */
function sectorGlow({ light }: Theme): Drawing {
  const c = DISC;
  const [x0, y0] = onCircle(c, c, 236, -43).map(round) as [number, number];
  const [x1, y1] = onCircle(c, c, 236, 43).map(round) as [number, number];
  const sector = `M${c} ${c - 16}L${x0} ${y0}A236 236 0 0 1 ${x1} ${y1}Z`;
  return {
    defs:
      radial(
        'warm',
        [
          [0.2, light('#FFE98A'), 0.04],
          [0.55, light('#FFD768'), 0.12],
          [0.8, light('#FFDD7A'), 0.26],
          [0.94, light('#FFF3C4'), 0.6],
          [1, light('#FFFFFF'), 0.8],
        ],
        { cx: c, cy: c, r: 240, user: true },
      ) + SOFT('soft', 3.5),
    body:
      path(sector, 'fill="url(#warm)" filter="url(#soft)"') +
      path(
        sector,
        `fill="none" stroke="${light('#FFE9A6')}" stroke-opacity=".8" stroke-width="4" filter="url(#soft)"`,
      ),
  };
}

/** Draws rays that fade out between the middle and the edge, 720 design pixels square. */
export function rays({ light }: Theme): Drawing {
  const beams = Array.from({ length: 14 }, (_, index) => {
    const turn = (index * 360) / 14 + 8;
    const half = index % 2 ? 5.5 : 3.6;
    const [x1, y1] = onCircle(360, 360, 350, turn - half).map(round) as [number, number];
    const [x2, y2] = onCircle(360, 360, 350, turn + half).map(round) as [number, number];
    return `M360 360L${x1} ${y1}L${x2} ${y2}Z`;
  }).join('');
  return {
    defs:
      radial(
        'fade',
        [
          [0, light('#FFF3C4'), 0.8],
          [0.55, light('#FFE08A'), 0.5],
          [0.84, light('#FFC04A'), 0.14],
          [1, light('#FFB02E'), 0],
        ],
        { cx: 360, cy: 360, r: 352, user: true },
      ) + SOFT('soft', 5),
    body: path(beams, 'fill="url(#fade)" filter="url(#soft)"'),
  };
}

/** Draws an unlit bulb of the rim, 44 design pixels square. */
export function unlitBulb(): Drawing {
  return {
    defs: radial(
      'face',
      [
        [0, '#C9974A'],
        [0.6, '#8A5A24'],
        [1, '#4A2408'],
      ],
      { cx: 0.38, cy: 0.32, r: 0.75 },
    ),
    body:
      circle(22, 22.9, 10.8, `fill="${INK}"`) +
      circle(22, 22, 9, 'fill="url(#face)"') +
      circle(19.3, 18.8, 2.2, 'fill="#FFF3C4" opacity=".75"'),
  };
}

/** Draws the jackpot wheel's pictures that depend on the theme. */
export async function drawThemedWheel(theme: Theme): Promise<void> {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}jackpot-wheel/${name}`, width, height, drawing);
  const title = metalText('word', 'JACKPOT WHEEL', {
    font: 'lilita-one',
    size: 57,
    x: 240,
    y: 67,
    tracking: 2.5,
    outline: 9.5,
    depth: 4,
    ink: theme.ink,
  });
  draw('backdrop', 180, 320, backdrop(theme, 41, 0.485, 279));
  draw('title', 480, 96, title);
  draw('rim', 610, 610, rimRing(theme));
  draw('bulb-on', 44, 44, { defs: bulbGradients(theme.wheel.bulbOn), body: bulb(22, 22, 9) });
  draw('disc', 496, 496, rotor(theme));
  draw('hub', 124, 124, hub(theme));
  draw('pointer', 84, 110, pointer(theme));
  draw('light/sector-glow', 496, 496, sectorGlow(theme));
  draw('light/rays', 720, 720, rays(theme));
  writePngBytes(`${theme.into}jackpot-wheel/disc-blur`, await smearedRotor(theme));
}

/** Draws the jackpot wheel's pictures that are the same in every theme. */
export function drawWheel(): void {
  picture('jackpot-wheel/bulb-off', 44, 44, unlitBulb());
  picture('jackpot-wheel/gloss', 496, 496, gloss());
}
