/** Draws the scratch card's paper: front, back and edges. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { box, circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { coinBody, coinGradients } from './coin.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { bulbDefs, bulbsAlong, inset, outlineOf, rim, type Box } from './rim.ts';
import type { Theme } from './theme.ts';

/** The card's box, in design pixels; `FIELD` is the sunk field on it, under the foil. */
export const CARD: Box = { x: 0, y: 0, width: 600, height: 840, radius: 44 };
const FIELD: Box = { x: 26, y: 106, width: 548, height: 548, radius: 34 };
/** Centres of the nine tiles on the card, in design pixels. */
const TILES = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => [120 + 180 * column, 200 + 180 * row] as const),
);
/** Side of a tile, in design pixels. */
export const TILE = 164;

/** Draws small flags on a sagging string from x0 to x1. */
function bunting(
  paints: readonly string[],
  [x0, x1]: readonly [number, number],
  y: number,
  sag: number,
  count: number,
): string {
  const at = (part: number): readonly [number, number] => [
    round(x0 + (x1 - x0) * part),
    round(y + 4 * sag * part * (1 - part)),
  ];
  const flags = Array.from({ length: count }, (_, index) => {
    const [ax, ay] = at((index + 0.1) / count);
    const [bx, by] = at((index + 0.9) / count);
    const colour = paints[index % paints.length] ?? '#FFFFFF';
    const low = round((ay + by) / 2 + 27);
    const middle = round((ax + bx) / 2);
    return (
      path(
        `M${ax} ${ay}L${bx} ${by}L${middle} ${low}Z`,
        `fill="${colour}" stroke="#5A0A2A" stroke-width="1.4"`,
      ) +
      path(`M${middle} ${round((ay + by) / 2)}L${bx} ${by}L${middle} ${low}Z`, 'fill="#3A0020" opacity=".22"')
    );
  }).join('');
  const string = `M${x0} ${y}Q${(x0 + x1) / 2} ${y + 2 * sag} ${x1} ${y}`;
  return flags + path(string, 'fill="none" stroke="#FFF3C4" stroke-width="2.4"');
}

function cardBase(theme: Theme): {
  readonly defs: string;
  readonly body: string;
  readonly face: Box;
  readonly groove: Box;
} {
  const frame = rim(theme, 'rim', CARD, 17);
  return {
    face: frame.face,
    groove: frame.groove,
    defs:
      frame.defs +
      linear('enamel', theme.scratch.enamel) +
      `<clipPath id="face"><path d="${outlineOf(frame.face)}"/></clipPath>`,
    body: frame.body + `<path d="${outlineOf(frame.face)}" fill="url(#enamel)"/>`,
  };
}

/** Draws confetti in the colours of the flags, below the field. */
function confetti(flags: readonly string[]): string {
  const random = seeded(77);
  return Array.from({ length: 70 }, () => {
    const x = round(26 + random() * 548);
    const y = round(672 + random() * 140);
    const colour = flags[Math.floor(random() * flags.length)] ?? '#FFFFFF';
    const turn = Math.floor(random() * 180);
    return `<rect x="-3.500" y="-2" width="7" height="4" rx="1" fill="${colour}" opacity="${round(0.3 + random() * 0.4)}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  }).join('');
}

/** Draws the nine tiles of the field. */
const tiles = (): string =>
  TILES.map(
    ([x, y]) =>
      box(x - TILE / 2, y - TILE / 2 + 2.5, TILE, TILE, 24, 'fill="#B57A2E" opacity=".35"') +
      box(
        x - TILE / 2,
        y - TILE / 2,
        TILE,
        TILE,
        24,
        'fill="url(#tile)" stroke="#E3B25C" stroke-width="1.6"',
      ) +
      box(
        x - TILE / 2 + 4,
        y - TILE / 2 + 4,
        TILE - 8,
        TILE - 8,
        20,
        'fill="none" stroke="#FFFFFF" stroke-width="2" opacity=".8"',
      ),
  ).join('');

/**
 * Draws the front of the card, 600 by 840 design pixels: rim, flags, and the field with its nine tiles. What is printed
 * on the tiles is in separate pictures.
 */
export function card(theme: Theme): Drawing {
  const base = cardBase(theme);
  const { flags } = theme.scratch;
  const beams = Array.from({ length: 18 }, (_, index) => {
    const [x1, y1] = onCircle(300, 380, 620, index * 20 - 3.4).map(round) as [number, number];
    const [x2, y2] = onCircle(300, 380, 620, index * 20 + 3.4).map(round) as [number, number];
    return `M300 380L${x1} ${y1}L${x2} ${y2}Z`;
  }).join('');
  return {
    defs:
      base.defs +
      bulbDefs(theme) +
      linear('paper', [
        [0, '#FBE2A6'],
        [1, '#F2C877'],
      ]) +
      linear(
        'tile',
        [
          [0, '#FFFDF3'],
          [1, '#FFEFC6'],
        ],
        { x2: 0.5 },
      ) +
      linear('sink', [
        [0, '#4A1200', 0.5],
        [1, '#4A1200', 0],
      ]) +
      linear(
        'sinkLeft',
        [
          [0, '#4A1200', 0.35],
          [1, '#4A1200', 0],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear('shade', [
        [0, '#000', 0.4],
        [1, '#000', 0],
      ]) +
      metalGradients('gold', 'g') +
      `<clipPath id="field"><path d="${outlineOf(FIELD)}"/></clipPath>`,
    body:
      base.body +
      `<g clip-path="url(#face)">${path(beams, 'fill="#fff" opacity=".09"')}` +
      `<rect x="${base.face.x}" y="${base.face.y}" width="${base.face.width}" height="12" fill="url(#shade)"/>${confetti(flags)}</g>` +
      bulbsAlong(theme, base.groove, 30, 2.8) +
      path(outlineOf(inset(FIELD, -7)), `fill="${INK}"`) +
      path(outlineOf(inset(FIELD, -5.5)), 'fill="url(#gR)"') +
      path(outlineOf(inset(FIELD, -1)), `fill="${INK}"`) +
      path(outlineOf(FIELD), 'fill="url(#paper)"') +
      tiles() +
      `<g clip-path="url(#field)"><rect x="${FIELD.x}" y="${FIELD.y}" width="${FIELD.width}" height="9" fill="url(#sink)"/>` +
      `<rect x="${FIELD.x}" y="${FIELD.y}" width="7" height="${FIELD.height}" fill="url(#sinkLeft)"/></g>` +
      bunting(flags, [24, 576], 22, 6, 15) +
      path(
        'M7 300V48Q7 7 48 7H210',
        'fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(40, 34, 24) +
      sparkle(566, 812, 18, 0.95),
  };
}

/**
 * Draws the top left quarter of the card's back, 300 by 420 design pixels; mirrored in both directions, it makes the
 * whole back.
 */
export function backQuarter(theme: Theme): Drawing {
  const base = cardBase(theme);
  const { flags, panel: ground } = theme.scratch;
  const weave = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 8 }, (__, column) => {
      const x = 44 + column * 42 + (row % 2) * 21;
      const y = 44 + row * 38;
      const colour = flags[(row + column * 2) % flags.length] ?? '#FFFFFF';
      return (
        path(
          `M${x} ${y - 15}L${x + 11} ${y}L${x} ${y + 15}L${x - 11} ${y}Z`,
          `fill="${colour}" opacity=".3"`,
        ) +
        path(`M${x} ${y - 15}L${x + 11} ${y}L${x} ${y + 15}Z`, 'fill="#2A0030" opacity=".25"') +
        circle(x, y, 2.2, 'fill="#FFF3C4" opacity=".7"')
      );
    }).join(''),
  ).join('');
  const panel: Box = { x: 44, y: 44, width: 512, height: 752, radius: 26 };
  return {
    defs:
      base.defs +
      bulbDefs(theme) +
      metalGradients('gold', 'g') +
      radial(
        'dark',
        [
          [0, ground[0]],
          [0.55, ground[1]],
          [1, ground[2]],
        ],
        { cx: 300, cy: 420, r: 460, user: true },
      ) +
      `<clipPath id="panel"><path d="${outlineOf(panel)}"/></clipPath>`,
    body:
      base.body +
      bulbsAlong(theme, base.groove, 30, 2.8) +
      path(outlineOf(inset(panel, -5)), `fill="${INK}"`) +
      path(outlineOf(inset(panel, -3.5)), 'fill="url(#gD)"') +
      path(outlineOf(inset(panel, 0)), `fill="${INK}"`) +
      path(outlineOf(inset(panel, 1)), 'fill="url(#dark)"') +
      `<g clip-path="url(#panel)">${weave}</g>` +
      path(outlineOf(inset(panel, 12)), 'fill="none" stroke="#FFC72C" stroke-width="2.200" opacity=".8"'),
  };
}

/** Draws the fair's coin, in a box of 128 units. */
const coinEmblem = (theme: Theme): Drawing => ({ defs: coinGradients(theme), body: coinBody(theme) });

/**
 * Draws the seal in the middle of the card's back, 300 design pixels square: the sun of the fair around an emblem,
 * which is in a box of 128 units.
 */
export function seal(theme: Theme, emblem: Drawing = coinEmblem(theme)): Drawing {
  const enamel = theme.scratch.seal;
  const beams = Array.from({ length: 24 }, (_, index) => {
    const half = index % 2 ? 5.2 : 3.6;
    const reach = index % 2 ? 142 : 122;
    const [x0, y0] = onCircle(150, 150, 88, index * 15 - half).map(round) as [number, number];
    const [x1, y1] = onCircle(150, 150, reach, index * 15).map(round) as [number, number];
    const [x2, y2] = onCircle(150, 150, 88, index * 15 + half).map(round) as [number, number];
    return `M${x0} ${y0}L${x1} ${y1}L${x2} ${y2}Z`;
  }).join('');
  return {
    defs:
      metalGradients('gold', 'g') +
      emblem.defs +
      radial('red', [
        [0, enamel[0]],
        [0.5, enamel[1]],
        [1, enamel[2]],
      ]),
    body:
      path(beams, `fill="${INK}" stroke="${INK}" stroke-width="7" stroke-linejoin="round"`) +
      path(beams, 'fill="url(#gD)"') +
      circle(150, 150, 100, `fill="${INK}"`) +
      circle(150, 150, 97.5, 'fill="url(#gD)"') +
      circle(150, 150, 88, 'fill="url(#gR)"') +
      circle(150, 150, 84, `fill="${INK}"`) +
      circle(150, 150, 82.5, 'fill="url(#red)"') +
      `<g transform="translate(80 80) scale(1.09375)">${emblem.body}</g>` +
      path(
        'M62 128A91 91 0 0 1 128 61',
        'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(82, 70, 20),
  };
}

/** Draws the edges of the cards stacked below this one, 600 by 72 design pixels. */
export function edge({ scratch }: Theme): Drawing {
  const d = 'M0 0V28Q0 72 44 72H556Q600 72 600 28V0Z';
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('side', [
        [0, mixed(scratch.edge, '#000000', 0.5)],
        [1, scratch.edge],
      ]),
    body:
      path(d, `fill="${INK}"`) +
      path('M2 0V28Q2 70 44 70H556Q598 70 598 28V0Z', 'fill="url(#gD)"') +
      path('M7 0V28Q7 65 46 65H554Q593 65 593 28V0Z', 'fill="url(#side)"'),
  };
}
