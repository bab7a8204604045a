/** Draws the coin pusher's discs. Only the emblem of a disc is rotated: light always comes from the top left. */
import { emoji, outlineFilter } from '../kit/emoji.ts';
import { metalGradients } from '../kit/metal.ts';
import { INK, METALS, type Metal } from '../../pipeline/drawing/metals.ts';
import {
  circle,
  linear,
  onCircle,
  path,
  radial,
  round,
  sparkle,
  type Stop,
} from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import { scratchCard } from './items.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

/**
 * Geometry of a disc's picture, in design pixels: the face is a circle of radius 30 around (31, 31), and 3.4 design
 * pixels of the disc's side show below it.
 */
export const DISC = { width: 62, height: 66, centre: 31, radius: 30, thickness: 3.4 } as const;

/**
 * Geometry of a coin that lies in the tray, seen from the front, in design pixels; `squash` is the factor that flattens
 * its face.
 */
export const LYING = { width: 60, height: 38, squash: 0.54, thickness: 7.5 } as const;

const C = DISC.centre;

/** Returns a gradient of polished metal from the top left to the bottom right, with a dark line across its middle. */
function polished(id: string, metal: Metal): string {
  const [highlight, light, base, mid, dark] = METALS[metal];
  const stops: Stop[] = [
    [0, highlight],
    [0.2, light],
    [0.44, base],
    [0.5, mid],
    [0.585, dark],
    [0.6, mid],
    [0.8, base],
    [1, light],
  ];
  return linear(id, stops, { x1: 0.14, y1: 0.06, x2: 0.86, y2: 0.94 });
}

/**
 * Returns the gradient of a disc's side, like metal in a bright room: dark ends and one bright streak left of the
 * middle.
 */
function side(id: string, metal: Metal): string {
  const [highlight, light, base, mid, dark, deep] = METALS[metal];
  return linear(
    id,
    [
      [0, deep],
      [0.16, dark],
      [0.3, light],
      [0.36, highlight],
      [0.44, base],
      [0.66, mid],
      [0.84, dark],
      [1, deep],
    ],
    { x2: 1, y2: 0 },
  );
}

const gradients = (metal: Metal): string =>
  metalGradients(metal, 'm') +
  polished('face', metal) +
  side('side', metal) +
  linear('gloss', [
    [0, '#fff', 0.85],
    [1, '#fff', 0.02],
  ]) +
  radial(
    'bounce',
    [
      [0.72, METALS[metal][1], 0],
      [0.93, METALS[metal][0], 0.55],
      [1, METALS[metal][0], 0],
    ],
    { cx: 0.42, cy: 0.4, r: 0.62 },
  );

/** Draws fine grooves across the raised rim of a disc. */
function reeds(colour: string): string {
  const lines = Array.from({ length: 72 }, (_, index) => {
    const [x1, y1] = onCircle(C, C, 27.4, index * 5);
    const [x2, y2] = onCircle(C, C, 29, index * 5);
    return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
  }).join('');
  return path(lines, `stroke="${colour}" stroke-opacity=".55" stroke-width=".8"`);
}

/**
 * Draws a relief, rotated by `turn` degrees: its dark copy to the lower right, its light copy to the upper left, and
 * its face on top.
 */
function relief(d: string, turn: number, dark: string, light: string, face: string, depth = 1): string {
  const copy = (dx: number, dy: number, paint: string): string =>
    path(d, `transform="translate(${round(dx)} ${round(dy)}) rotate(${turn} ${C} ${C})" ${paint}`);
  return (
    copy(
      0.9 * depth,
      1.2 * depth,
      `fill="${dark}" stroke="${dark}" stroke-width="1.6" stroke-linejoin="round"`,
    ) +
    copy(-0.7 * depth, -0.8 * depth, `fill="${light}" opacity=".9"`) +
    copy(0, 0, face)
  );
}

const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, index) => {
    const [x, y] = onCircle(C, C, index % 2 === 0 ? outer : inner, (index * 180) / points);
    return `${round(x)} ${round(y)}`;
  }).join('L')}Z`;

/**
 * Draws the highlights of a disc: a bright pane at its top left, reflected light at its lower right, and the bright
 * rim.
 */
const light = (strength: number): string =>
  circle(C, C, 25, 'fill="url(#bounce)"') +
  path(
    `M${C - 23.4} ${C + 2}A23.5 23.5 0 0 1 ${C + 14} ${C - 18.9}Q${C - 4} ${C - 13} ${C - 23.4} ${C + 2}Z`,
    `fill="url(#gloss)" opacity="${strength}"`,
  ) +
  path(
    `M${C - 27.6} ${C - 5}A28.2 28.2 0 0 1 ${C - 4} ${C - 27.9}`,
    'fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round" opacity=".95"',
  ) +
  path(
    `M${C + 26.9} ${C + 8}A28.2 28.2 0 0 1 ${C + 9} ${C + 26.7}`,
    'fill="none" stroke="#fff" stroke-width="1.1" stroke-linecap="round" opacity=".5"',
  );

/** Draws a disc without its emblem: side, rim, groove and face. */
const blank = (metal: Metal, face: string): string =>
  circle(C, C + DISC.thickness, 30.4, `fill="${INK}"`) +
  circle(C, C, 30.4, `fill="${INK}"`) +
  circle(C, C + DISC.thickness, 29.6, 'fill="url(#side)"') +
  circle(C, C + 0.5, 29.7, `fill="${INK}" opacity=".75"`) +
  circle(C, C, 29.3, 'fill="url(#mD)"') +
  reeds(METALS[metal][5]) +
  circle(C, C, 26.8, 'fill="url(#mD)"') +
  circle(C, C, 25.4, 'fill="url(#mR)"') +
  circle(C, C, 24.2, `fill="${face}"`);

function beads(metal: Metal, radius: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = onCircle(C, C, radius, (index * 360) / count);
    return (
      circle(x + 0.4, y + 0.5, 0.95, `fill="${METALS[metal][4]}" opacity=".8"`) +
      circle(x, y, 0.85, `fill="${METALS[metal][0]}"`)
    );
  }).join('');
}

const STAMP = textPath('₱1', { font: 'paytone-one', size: 25, x: C, y: C + 8.9 }).d;

/** Draws the front of a peso, rotated by `turn` degrees. */
function head(turn: number): string {
  const [highlight, , , , dark, deep] = METALS.gold;
  return (
    blank('gold', 'url(#face)') +
    beads('gold', 21.6, 30) +
    relief(
      STAMP,
      turn,
      deep,
      highlight,
      `fill="${dark}" stroke="${dark}" stroke-width=".9" stroke-linejoin="round"`,
    ) +
    path(STAMP, `transform="rotate(${turn} ${C} ${C})" fill="#FFE9A0"`) +
    light(0.62)
  );
}

/** Draws the back of a peso, rotated by `turn` degrees: a parol, the star lantern of the fair. */
function tail(turn: number): string {
  const [highlight, , base, , dark, deep] = METALS.gold;
  const spokes = star(5, 15.5, 6.4);
  return (
    blank('gold', 'url(#face)') +
    beads('gold', 21.6, 30) +
    circle(C, C, 17, `fill="none" stroke="${deep}" stroke-width="1.6" opacity=".7"`) +
    circle(C - 0.5, C - 0.6, 17, `fill="none" stroke="${highlight}" stroke-width=".9" opacity=".9"`) +
    relief(
      spokes,
      turn,
      deep,
      highlight,
      `fill="${base}" stroke="${dark}" stroke-width=".8" stroke-linejoin="round"`,
    ) +
    path(star(5, 8.2, 3.4), `transform="rotate(${turn} ${C} ${C})" fill="#FFF3C4"`) +
    light(0.62)
  );
}

/** Six pictures of a peso: its front in four rotations, its back in two. */
export const PESOS: readonly Drawing[] = [
  ...[-14, 62, 171, 248].map((turn) => ({ defs: gradients('gold'), body: head(turn) })),
  ...[8, 41].map((turn) => ({ defs: gradients('gold'), body: tail(turn) })),
];

/** Draws a disc of enamel in a metal rim with an emblem. */
function enamel(
  metal: Metal,
  colours: readonly [string, string, string],
  defs: string,
  emblem: string,
): Drawing {
  return {
    defs:
      gradients(metal) +
      radial(
        'glaze',
        [
          [0, colours[0]],
          [0.55, colours[1]],
          [1, colours[2]],
        ],
        { cx: 0.36, cy: 0.3, r: 0.85 },
      ) +
      defs,
    body: blank(metal, 'url(#glaze)') + emblem + light(0.5) + sparkle(12, 11, 6.5),
  };
}

/** Draws the ten-peso disc: silver around a ruby ring, with gold in its middle. */
export function tenPesos(): Drawing {
  const ten = textPath('10', { font: 'paytone-one', size: 25, x: C, y: C + 8.9 }).d;
  const [highlight, , , , dark, deep] = METALS.gold;
  return enamel(
    'silver',
    ['#FF7A92', '#D4103C', '#5A0018'],
    polished('core', 'gold') + metalGradients('gold', 'g'),
    circle(C, C, 19.4, `fill="${INK}"`) +
      circle(C, C, 18.6, 'fill="url(#gD)"') +
      circle(C, C, 16.9, 'fill="url(#core)"') +
      relief(
        ten,
        0,
        deep,
        highlight,
        `fill="${dark}" stroke="${dark}" stroke-width="1.6" stroke-linejoin="round"`,
        1.1,
      ) +
      path(ten, 'fill="#FFF6CF"'),
  );
}

/** Draws the disc worth 100 diamonds. */
export const diamonds = (): Drawing =>
  enamel(
    'silver',
    ['#B98BFF', '#5A22C8', '#1E0658'],
    outlineFilter('dress', { rimWidth: 1, inkWidth: 2 }),
    emoji('gem-stone', C, C, 37, 'dress'),
  );

/** Draws the disc worth a scratch card. */
export function scratchPiece(): Drawing {
  const card = scratchCard(41);
  return enamel(
    'gold',
    ['#8CF0B0', '#0F9D48', '#023A1C'],
    card.defs,
    `<g transform="translate(${C - 20.5} ${C - 20.5})">${card.body}</g>`,
  );
}

/** Draws a peso that lies in the tray, seen from the front, so that its thick side shows. */
export function lyingPeso(turn: number): Drawing {
  const { squash, thickness, width } = LYING;
  const x = width / 2;
  const y = 17;
  const ry = round(28.4 * squash);
  const drum = `M${x - 28.4} ${y}V${y + thickness}A28.4 ${ry} 0 0 0 ${x + 28.4} ${y + thickness}V${y}Z`;
  const grooves = Array.from({ length: 27 }, (_, index) => {
    const angle = (Math.PI * (index + 0.5)) / 27;
    const gx = round(x + 28.4 * Math.cos(angle));
    const gy = round(y + ry * Math.sin(angle));
    return `M${gx} ${gy}v${thickness}`;
  }).join('');
  const flat = `translate(${x} ${y}) scale(.968 ${round(0.968 * squash)}) translate(${-C} ${-C})`;
  return {
    defs: gradients('gold'),
    body:
      path(drum, `fill="${INK}" stroke="${INK}" stroke-width="1.6"`) +
      path(drum, 'fill="url(#side)"') +
      path(grooves, `stroke="${METALS.gold[5]}" stroke-opacity=".45" stroke-width=".9" fill="none"`) +
      `<g transform="${flat}">${circle(C, C, 30.6, `fill="${INK}"`)}${circle(C, C, 29.6, 'fill="url(#mD)"')}` +
      `${circle(C, C, 26.4, 'fill="url(#mR)"')}${circle(C, C, 25, 'fill="url(#face)"')}${beads('gold', 21.6, 26)}` +
      relief(STAMP, turn, METALS.gold[5], METALS.gold[0], `fill="${METALS.gold[4]}"`) +
      `${path(STAMP, `transform="rotate(${turn} ${C} ${C})" fill="#FFE9A0"`)}${light(0.6)}</g>`,
  };
}

/** Draws the soft shadow of a disc, 84 design pixels square. */
export const discShadow = (): Drawing => ({
  defs: radial('soft', [
    [0, '#04000E', 0.62],
    [0.62, '#04000E', 0.56],
    [0.8, '#04000E', 0.2],
    [1, '#04000E', 0],
  ]),
  body: circle(42, 42, 40, 'fill="url(#soft)"'),
});
