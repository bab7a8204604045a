/**
 * Draws the reel games at Christmas: a town under parols (star lanterns), presents in front, and the store hung with
 * garlands.
 */
import { outlineFilter, emoji } from '../kit/emoji.ts';
import { bulb, bulbGradients, WARM_BULB } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { circle, linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { HALLOWEEN_SYMBOLS } from '../scene/halloween-symbols.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { SHACK_SYMBOLS } from '../scene/slotshack-symbols.ts';
import { GREEN, PAROLS, RED } from './christmas.ts';
import { alongSwags, facetedStar, parol, starOutline, swags } from './motifs.ts';
import type { FairStyle, StoreStyle } from './reels.ts';

const FAR = '#12307E';
const NEAR = '#08184E';
const DARK = '#040B2C';

const parolGlows = (): string =>
  PAROLS.map(({ light }, id) =>
    radial(`parolGlow${id}`, [
      [0, light, 0.55],
      [0.5, light, 0.16],
      [1, light, 0],
    ]),
  ).join('');

function parolAt(x: number, y: number, radius: number, id: number): string {
  const colours = PAROLS[id];
  return colours ? parol(x, y, radius, id, colours) : '';
}

/** Draws a house with a pitched roof and lit windows; other drawings hide its lower edge. */
function house(x: number, top: number, width: number, colour: string): string {
  const half = width / 2;
  const eave = round(top + width * 0.3);
  const windows = [-0.28, 0.08]
    .map((at) =>
      [12, 32]
        .map(
          (down) =>
            `<rect x="${round(x + width * at)}" y="${eave + down}" width="${round(width * 0.16)}" height="11" rx="1" fill="#FFD76A" opacity=".9"/>`,
        )
        .join(''),
    )
    .join('');
  return (
    path(
      `M${x - half * 1.12} ${eave}L${x} ${top}L${x + half * 1.12} ${eave}H${x + half}V200H${x - half}V${eave}Z`,
      `fill="${colour}"`,
    ) + windows
  );
}

/** Draws a church with two bell towers, seen against the sky. */
function church(x: number): string {
  const tower = (at: number): string =>
    path(
      `M${at - 13} 200V66L${at} 46L${at + 13} 66V200ZM${at - 1} 36h2v12h-2ZM${at - 4} 39h8v2h-8Z`,
      `fill="${FAR}"`,
    ) + path(`M${at - 4.5} 92V80Q${at} 73 ${at + 4.5} 80V92Z`, 'fill="#FFD76A" opacity=".9"');
  return (
    path(`M${x - 30} 200V84L${x} 62L${x + 30} 84V200Z`, `fill="${FAR}"`) +
    tower(x - 38) +
    tower(x + 38) +
    circle(x, 90, 8, 'fill="#FFB347"') +
    circle(x, 90, 16, 'fill="#FFD76A" opacity=".2"')
  );
}

/** Draws the town's Christmas tree: tiers of green with lights, and a star on top. */
function tree(x: number): string {
  const tiers = [
    [40, 84, 22],
    [62, 116, 34],
    [88, 152, 46],
    [116, 196, 58],
  ]
    .map(([top = 0, foot = 0, half = 0]) =>
      path(
        `M${x} ${top}Q${x + half * 0.4} ${foot - 14} ${x + half} ${foot}Q${x} ${foot + 9} ${x - half} ${foot}Q${x - half * 0.4} ${foot - 14} ${x} ${top}Z`,
        `fill="url(#fir)" stroke="${DARK}" stroke-width="1.600"`,
      ),
    )
    .toReversed()
    .join('');
  const random = seeded(2412);
  const lights = Array.from({ length: 34 }, (_, index) => {
    const y = 56 + index * 4;
    const half = (y - 44) * 0.34;
    const { light } = PAROLS[index % PAROLS.length] ?? { light: '#FFFFFF' };
    const at = round(x + (random() * 2 - 1) * half);
    return circle(at, y, 5, `fill="${light}" opacity=".3"`) + circle(at, y, 2, `fill="${light}"`);
  }).join('');
  return (
    tiers +
    lights +
    circle(x, 38, 24, 'fill="url(#parolGlow1)"') +
    path(starOutline(x, 38, 15, 6.4, 5), `fill="${INK}" stroke="${INK}" stroke-width="2.400"`) +
    facetedStar(x, 38, 15, 6.4, 5, { lit: 'fill="#FFF6C0"', shaded: 'fill="#F0A818"' })
  );
}

const skyline: Drawing = {
  defs:
    parolGlows() +
    linear('fir', [
      [0, '#2FB868'],
      [0.6, '#0F7A3E'],
      [1, '#054022'],
    ]),
  body:
    house(240, 88, 60, NEAR) +
    house(292, 74, 66, FAR) +
    house(344, 92, 60, NEAR) +
    church(158) +
    house(400, 108, 58, NEAR) +
    house(456, 104, 62, NEAR) +
    tree(62) +
    parolAt(446, 44, 27, 0) +
    parolAt(288, 36, 14, 2),
};

const front: Drawing = {
  defs:
    outlineFilter('dress', { rimWidth: 0, inkWidth: 2.4, light: 0.5 }) +
    linear('hill', [
      [0, '#123A8E'],
      [0.4, '#0A1F5E'],
      [0.75, DARK, 0.95],
      [1, DARK, 0],
    ]) +
    radial('glow', [
      [0, '#FFD76A', 0.6],
      [0.4, '#FF9A2A', 0.25],
      [1, '#FF7A00', 0],
    ]),
  body:
    path('M0 62Q40 78 90 66T190 66T290 62T360 68V200H0Z', 'fill="url(#hill)"') +
    circle(28, 44, 40, 'fill="url(#glow)"') +
    circle(334, 44, 40, 'fill="url(#glow)"') +
    emoji('wrapped-gift', 24, 46, 44, 'dress', -6) +
    emoji('bell', 56, 58, 26, 'dress', 8) +
    emoji('wrapped-gift', 338, 45, 48, 'dress', 6) +
    emoji('candle', 307, 56, 26, 'dress'),
};

/** The star in the sky of the free spins: eight points, the lowest of which is the longest. */
const star: Drawing = {
  defs:
    radial('halo', [
      [0, '#FFFBE0', 0.9],
      [0.4, '#FFE98A', 0.34],
      [1, '#FFD768', 0],
    ]) +
    linear('tail', [
      [0, '#FFF3C4', 0.95],
      [1, '#FFF3C4', 0],
    ]),
  body:
    circle(90, 80, 79, 'fill="url(#halo)"') +
    path('M82 80L90 176L98 80Z', 'fill="url(#tail)"') +
    facetedStar(90, 80, 36, 12, 8, { lit: 'fill="#FFF6C0"', shaded: 'fill="#F5C044"' }) +
    facetedStar(90, 80, 60, 13, 4, { lit: 'fill="#FFFFFF"', shaded: 'fill="#FFE08A"' }) +
    circle(90, 80, 9, 'fill="#FFFFFF"'),
};

/** A holly leaf, 34 units long, that points to the right from 0, 0. */
const LEAF =
  path(
    'M0 0Q4 -9 10 -6Q13 -12 19 -7Q24 -10 26 -4Q32 -4 34 0Q32 4 26 4Q24 10 19 7Q13 12 10 6Q4 9 0 0Z',
    'fill="#1FA85A" stroke="#022410" stroke-width="1.600" stroke-linejoin="round"',
  ) + path('M3 0H29', 'stroke="#BFF5CE" stroke-width="1.300" opacity=".8"');

const berry = (x: number, y: number, radius: number): string =>
  circle(x, y, radius + 1, 'fill="#3A0210"') +
  circle(x, y, radius, 'fill="#E8143F"') +
  circle(x - radius * 0.3, y - radius * 0.35, radius * 0.3, 'fill="#fff"');

/** Draws two holly leaves and three berries around a point; `turns` are the rotations of the leaves, degrees. */
const holly = (x: number, y: number, size: number, turns: readonly [number, number]): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  turns.map((turn) => `<g transform="rotate(${turn})">${LEAF}</g>`).join('') +
  berry(-3, 2, 4.4) +
  berry(4, -4, 4.4) +
  berry(5, 5, 4.4) +
  '</g>';

const layered = ({ defs, body }: Drawing, over: Drawing): Drawing => ({
  defs: defs + over.defs,
  body: body + over.body,
});

const plain: Drawing = { defs: '', body: '' };
const { pumpkin = plain, candle = plain } = HALLOWEEN_SYMBOLS;
const { bell = plain } = SHACK_SYMBOLS;

const santaHat: Drawing = {
  defs: linear(
    'felt',
    [
      [0, '#FF6A7E'],
      [0.5, '#E0163A'],
      [1, '#8E0520'],
    ],
    { x2: 0.6 },
  ),
  body:
    path(
      'M26 46Q34 10 66 6Q96 6 108 40Q98 30 88 30Q94 38 96 48Z',
      `fill="url(#felt)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    path(
      'M22 48Q20 36 32 36Q62 30 94 38Q104 40 101 50Q99 57 90 55Q60 48 33 54Q24 55 22 48Z',
      `fill="#FFF8EC" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    circle(108, 46, 9.5, `fill="#FFFFFF" stroke="${INK}" stroke-width="2.600"`) +
    path(
      'M30 44Q60 37 92 44',
      'fill="none" stroke="#E3D6C4" stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round"',
    ),
};

/** Style of the five-reel game (the night fair) at Christmas. */
export const CHRISTMAS_FAIR: FairStyle = {
  colours: {
    dome: ['#FFC2C8', '#FF5A6E', '#D4103C', '#6B0022'],
    well: ['#020716', '#081C50', '#123488'],
  },
  drumEdge: '#040C28',
  symbols: {
    pumpkin: layered(pumpkin, santaHat),
    candle: layered(candle, { defs: '', body: holly(63, 108, 0.95, [-8, 188]) }),
  },
  machine: {
    plank: ['#1FA85A', '#0C7038', '#033A1C'],
    grain: '#022410',
    rail: ['#A8142E', '#6E081E', '#3A0210'],
    foot: ['#8A1026', '#5A0618', '#2A020C'],
    side: ['#4A0414', '#8A1026'],
    bulbs: [WARM_BULB, GREEN, WARM_BULB, RED],
    corner: holly(17, 17, 1.1, [8, 68]),
  },
  sign: 'CHRISTMAS',
  signSize: 68,
  freeSky: [
    [0, '#8AE8E0'],
    [0.28, '#2A9AA8'],
    [0.66, '#0C4468'],
    [1, '#03122A'],
  ],
  freeMoon: star,
  skyline,
  front,
};

/** Draws a garland of leaves with bulbs, and a bow at each end. */
function garland([x0, x1]: readonly [number, number], y: number, sag: number, count: number): string {
  const way = swags(x0, x1, y, sag, count);
  const stroke = (colour: string, width: number, dashes = ''): string =>
    path(way, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${dashes}`);
  const lit = alongSwags([x0, x1], y, sag, count, 4)
    .map(([x, down], index) => bulb(x, down + 3, 4.2, ['xWarm', 'xRed', 'xWarm', 'xGreen'][index % 4]))
    .join('');
  return (
    stroke(DARK, 15) +
    stroke('#0F7A3E', 11) +
    stroke('#2FB868', 9, ' stroke-dasharray="2 5"') +
    stroke('#054022', 3, ' stroke-dasharray="3 6"') +
    lit
  );
}

const STRINGS =
  bulbGradients(WARM_BULB, 'xWarm') + bulbGradients(RED, 'xRed') + bulbGradients(GREEN, 'xGreen');

/** Draws a string of bulbs wound round a post. */
function woundString(): string {
  const turns = Array.from({ length: 11 }, (_, index) => 24 + index * 52);
  const wire = turns.map((y, index) => `${index === 0 ? 'M' : 'L'}${index % 2 ? 86 : 6} ${y}`).join('');
  const bulbs = turns.slice(1).flatMap((y, index) =>
    [0.2, 0.5, 0.8].map((t, place) => {
      const [from, to] = index % 2 ? [86, 6] : [6, 86];
      const id = ['xWarm', 'xRed', 'xGreen'][(index + place) % 3];
      return bulb(round(from + (to - from) * t), round(y - 52 * (1 - t)), 4.6, id);
    }),
  );
  return path(wire, 'fill="none" stroke="#054022" stroke-width="3" stroke-linejoin="round"') + bulbs.join('');
}

/** Style of the three-reel game (the sari-sari store) at Christmas. */
export const CHRISTMAS_STORE: StoreStyle = {
  colours: {
    dome: ['#FFC2C8', '#FF5A6E', '#D4103C', '#6B0022'],
    well: ['#02140A', '#06351C', '#0C5A30'],
  },
  drumEdge: '#041409',
  symbols: {
    bell: layered(bell, {
      defs: '',
      body: emoji('ribbon', 88, 30, 62, 'dress') + sparkle(120, 46, 9, 0.9),
    }),
  },
  dusk: {
    hills: ['#1E4AA0', '#0C2268'],
    palm: '#061444',
    nut: '#0C2268',
    sand: ['#123A8E', '#0A1F5E', DARK],
    grass: '#0B3A3A',
  },
  plank: ['#2FC46A', '#0F8F42', '#05451E'],
  onRoof: {
    defs: STRINGS + parolGlows(),
    body: garland([40, 680], 208, 7, 5) + parolAt(74, 74, 33, 1) + parolAt(646, 74, 33, 0),
  },
  onPost: () => ({ defs: STRINGS, body: woundString() }),
  onCounter: { defs: STRINGS, body: garland([12, 708], 26, 8, 6) },
};
