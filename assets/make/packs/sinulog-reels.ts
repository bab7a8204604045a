/**
 * Draws the reel games at the Sinulog festival: the basilica behind banners, drums in front, and a store in red and
 * gold.
 */
import { outlineFilter, emoji } from '../kit/emoji.ts';
import { WARM_BULB } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { circle, linear, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { HALLOWEEN_SYMBOLS } from '../scene/halloween-symbols.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { RED_PLANK } from '../scene/slotshack-store.ts';
import { SHACK_SYMBOLS } from '../scene/slotshack-symbols.ts';
import { alongSwags, sunRays, swags } from './motifs.ts';
import type { FairStyle, StoreStyle } from './reels.ts';
import { BANNERS, DIAMOND, DRUM, ORANGE } from './sinulog.ts';

const WALL = '#6A0C16';
const NEAR = '#48060F';
const DARK = '#33030C';

/** Draws the basilica: a long nave, a bell tower with a dome, windows lit. */
function basilica(x: number): string {
  const window = (at: number, y: number): string =>
    path(`M${at - 4} ${y + 16}V${y + 4}Q${at} ${y - 3} ${at + 4} ${y + 4}V${y + 16}Z`, 'fill="#FFD24A"');
  return (
    path(`M${x - 60} 200V92L${x - 24} 70L${x + 12} 92V200Z`, `fill="${WALL}"`) +
    path(`M${x - 66} 95L${x - 24} 68L${x + 18} 95`, 'fill="none" stroke="#FFC72C" stroke-width="2.400"') +
    path(`M${x + 16} 200V76H${x + 50}V200Z`, `fill="${WALL}"`) +
    path(
      `M${x + 18} 76V62H${x + 48}V76ZM${x + 20} 62Q${x + 20} 46 ${x + 33} 44Q${x + 46} 46 ${x + 46} 62Z`,
      `fill="${WALL}"`,
    ) +
    path(`M${x + 14} 76H${x + 52}M${x + 17} 62H${x + 49}`, 'stroke="#FFC72C" stroke-width="2.400"') +
    path(`M${x + 32} 32h2v13h-2ZM${x + 29} 36h8v2h-8Z`, 'fill="#FFC72C"') +
    circle(x - 24, 92, 6.5, 'fill="#FFD24A"') +
    window(x + 33, 86) +
    window(x + 33, 116) +
    window(x - 46, 112) +
    window(x - 24, 112) +
    window(x - 2, 112)
  );
}

/** Draws a tall banner on a pole. */
function pole(x: number, top: number, index: number): string {
  const [light, deep] = BANNERS[index % BANNERS.length] ?? ['#FFFFFF', '#888888'];
  return (
    path(`M${x} ${top}V200`, 'stroke="#3A0410" stroke-width="3.400"') +
    path(`M${x} ${top}V200`, 'stroke="#FFC72C" stroke-width="1.600"') +
    path(
      `M${x} ${top + 4}Q${x + 16} ${top + 10} ${x + 28} ${top + 4}V${top + 66}L${x + 14} ${top + 54}L${x} ${top + 66}Z`,
      `fill="${light}" stroke="${INK}" stroke-width="1.600" stroke-linejoin="round"`,
    ) +
    path(
      `M${x + 14} ${top + 8}Q${x + 22} ${top + 8} ${x + 28} ${top + 4}V${top + 66}L${x + 14} ${top + 54}Z`,
      `fill="${deep}" opacity=".6"`,
    ) +
    `<g transform="translate(${x + 14} ${top + 30})">${DIAMOND}</g>` +
    circle(x, top - 2, 4, `fill="#FFD24A" stroke="${INK}" stroke-width="1.400"`)
  );
}

/** Draws a house of the old town. */
const house = (x: number, top: number, width: number): string =>
  path(
    `M${x - width * 0.58} ${top + width * 0.28}L${x} ${top}L${x + width * 0.58} ${top + width * 0.28}H${x + width / 2}V200H${x - width / 2}V${top + width * 0.28}Z`,
    `fill="${NEAR}"`,
  ) +
  [-0.26, 0.1]
    .map(
      (at) =>
        `<rect x="${round(x + width * at)}" y="${round(top + width * 0.42)}" width="${round(width * 0.16)}" height="12" fill="#FFB347"/>`,
    )
    .join('');

const skyline: Drawing = {
  defs: '',
  body:
    house(28, 108, 74) +
    house(352, 92, 66) +
    house(450, 110, 74) +
    house(146, 96, 58) +
    basilica(252) +
    pole(66, 52, 0) +
    pole(112, 40, 3) +
    pole(166, 48, 4) +
    pole(324, 46, 2) +
    pole(372, 38, 0) +
    pole(420, 52, 3),
};

const front: Drawing = {
  defs:
    outlineFilter('dress', { rimWidth: 0, inkWidth: 2.4, light: 0.5 }) +
    linear('hill', [
      [0, '#A81C1E'],
      [0.4, '#5E0A16'],
      [0.75, DARK, 0.95],
      [1, DARK, 0],
    ]) +
    radial('glow', [
      [0, '#FFD76A', 0.5],
      [0.4, '#FF9A2A', 0.2],
      [1, '#FF7A00', 0],
    ]),
  body:
    path('M0 62Q40 78 90 66T190 66T290 62T360 68V200H0Z', 'fill="url(#hill)"') +
    circle(28, 44, 40, 'fill="url(#glow)"') +
    circle(334, 44, 40, 'fill="url(#glow)"') +
    emoji('long-drum', 24, 44, 50, 'dress', -4) +
    emoji('maracas', 56, 58, 28, 'dress', 10) +
    emoji('drum', 337, 46, 50, 'dress', 4) +
    emoji('maracas', 305, 60, 26, 'dress', -14),
};

/** The sun in the sky of the free spins. */
const sun: Drawing = {
  defs:
    radial('halo', [
      [0, '#FFF3B0', 0.9],
      [0.5, '#FFC04A', 0.4],
      [1, '#FF8A1A', 0],
    ]) +
    radial(
      'face',
      [
        [0, '#FFFDE0'],
        [0.5, '#FFDD5A'],
        [1, '#F0900C'],
      ],
      { cx: 0.4, cy: 0.36, r: 0.7 },
    ),
  body:
    circle(90, 90, 89, 'fill="url(#halo)"') +
    sunRays(
      90,
      90,
      44,
      74,
      20,
      'fill="#FFE27A" stroke="#B4480A" stroke-width="1.600" stroke-linejoin="round"',
    ) +
    circle(90, 90, 45, 'fill="#B4480A"') +
    circle(90, 90, 43, 'fill="url(#face)"') +
    circle(90, 90, 33, 'fill="none" stroke="#E8780C" stroke-opacity=".5" stroke-width="2.400"'),
};

const plain: Drawing = { defs: '', body: '' };
const { pumpkin = plain, candle = plain } = HALLOWEEN_SYMBOLS;
const { bell = plain } = SHACK_SYMBOLS;

/** Adds a dancer's headdress to a symbol: feathers behind it, a gold band in front. */
function crowned({ defs, body }: Drawing): Drawing {
  const feathers = [-52, -26, 0, 26, 52]
    .map((turn, index) => {
      const [light, deep] = BANNERS[[1, 0, 2, 0, 1][index] ?? 0] ?? ['#FFFFFF', '#888888'];
      return (
        `<g transform="translate(63 56) rotate(${turn})">` +
        path('M-8 0Q-15 -30 0 -52Q15 -30 8 0Z', `fill="${light}" stroke="${INK}" stroke-width="2.600"`) +
        path('M0 0Q13 -28 0 -50Z', `fill="${deep}" opacity=".7"`) +
        path('M0 -4V-42', `stroke="${INK}" stroke-opacity=".6" stroke-width="1.600"`) +
        '</g>'
      );
    })
    .join('');
  const band =
    path(
      'M22 58Q63 34 104 58L100 70Q63 48 26 70Z',
      `fill="url(#band)" stroke="${INK}" stroke-width="2.800" stroke-linejoin="round"`,
    ) +
    `<g transform="translate(63 53) scale(1.050)">${DIAMOND}</g>` +
    circle(40, 58, 3.4, 'fill="#C80E1E"') +
    circle(86, 58, 3.4, 'fill="#C80E1E"');
  return {
    defs:
      defs +
      linear('band', [
        [0, '#FFF3A0'],
        [0.5, '#FFC92C'],
        [1, '#B86A00'],
      ]),
    body: feathers + body + band,
  };
}

/** Draws a woven band around a candle. */
const wovenBand = (x: number, y: number): string =>
  path(
    `M${x - 20} ${y - 8}Q${x} ${y - 3} ${x + 20} ${y - 8}V${y + 6}Q${x} ${y + 11} ${x - 20} ${y + 6}Z`,
    `fill="#D0141E" stroke="${INK}" stroke-width="2.200" stroke-linejoin="round"`,
  ) +
  [-12, 0, 12]
    .map((by) => `<g transform="translate(${x + by} ${y + (by === 0 ? 2 : 0.5)}) scale(.620)">${DIAMOND}</g>`)
    .join('');

/** Style of the five-reel game (the night fair) at the Sinulog. */
export const SINULOG_FAIR: FairStyle = {
  colours: {
    dome: ['#D8FFB0', '#5FD24A', '#1F9A3A', '#07501E'],
    well: ['#1C0208', '#470A16', '#7A1420'],
  },
  drumEdge: '#1A0308',
  symbols: {
    pumpkin: crowned(pumpkin),
    candle: { defs: candle.defs, body: candle.body + wovenBand(63, 104) },
  },
  machine: {
    plank: ['#E8443A', '#A8121E', '#5A040E'],
    grain: '#3A0208',
    rail: ['#2A6AD8', '#123A9A', '#061A50'],
    foot: ['#1E54B8', '#0E2E7E', '#051440'],
    side: ['#061A50', '#1A4AB0'],
    bulbs: [WARM_BULB, ORANGE],
    corner: `<g transform="translate(17 17) scale(1.300)">${DIAMOND}</g><g transform="translate(38 12) scale(.800)">${DIAMOND}</g>`,
  },
  sign: 'SINULOG',
  signSize: 74,
  freeSky: [
    [0, '#FFD27A'],
    [0.22, '#E8642C'],
    [0.6, '#6A1486'],
    [1, '#1C0434'],
  ],
  freeMoon: sun,
  skyline,
  front,
};

/** Draws small banners on a string that hangs in curves. */
function pennants([x0, x1]: readonly [number, number], y: number, sag: number, count: number): string {
  const flags = alongSwags([x0, x1], y, sag, count, 5)
    .map(([x, top], index) => {
      const [light, deep] = BANNERS[index % BANNERS.length] ?? ['#FFFFFF', '#888888'];
      return (
        path(
          `M${x - 9} ${top}H${x + 9}L${x} ${top + 22}Z`,
          `fill="${light}" stroke="${INK}" stroke-width="1.400" stroke-linejoin="round"`,
        ) + path(`M${x} ${top}H${x + 9}L${x} ${top + 22}Z`, `fill="${deep}" opacity=".55"`)
      );
    })
    .join('');
  const way = swags(x0, x1, y, sag, count);
  return (
    path(way, 'fill="none" stroke="#2A0208" stroke-width="3.600"') +
    flags +
    path(way, 'fill="none" stroke="#FFD76A" stroke-width="1.800"')
  );
}

const hangingDrum = (x: number, y: number): string =>
  path(
    `M${x - 16} ${y - 40}L${x} ${y - 66}L${x + 16} ${y - 40}`,
    'fill="none" stroke="#E8C27A" stroke-width="3"',
  ) + `<g transform="translate(${x} ${y}) scale(2.300)">${DRUM}</g>`;

/** Draws ribbons wound round the thick pole of a post. */
function ribbons(side: 'left' | 'right'): string {
  const x = side === 'left' ? 44 : 8;
  return Array.from({ length: 8 }, (_, index) => {
    const y = 12 + index * 68;
    const [light, deep] = BANNERS[index % BANNERS.length] ?? ['#FFFFFF', '#888888'];
    return (
      path(
        `M${x} ${y}L${x + 40} ${y + 16}V${y + 32}L${x} ${y + 16}Z`,
        `fill="${light}" stroke="${INK}" stroke-width="1.800" stroke-linejoin="round"`,
      ) +
      path(
        `M${x + 22} ${y + 8.8}L${x + 40} ${y + 16}V${y + 32}L${x + 22} ${y + 24.8}Z`,
        `fill="${deep}" opacity=".6"`,
      )
    );
  }).join('');
}

/** Style of the three-reel game (the sari-sari store) at the Sinulog. */
export const SINULOG_STORE: StoreStyle = {
  colours: {
    dome: ['#D8FFB0', '#5FD24A', '#1F9A3A', '#07501E'],
    well: ['#1C0208', '#470A16', '#7A1420'],
  },
  drumEdge: '#1A0408',
  symbols: {
    bell: {
      defs: bell.defs,
      body:
        sunRays(
          88,
          82,
          48,
          80,
          18,
          `fill="#FF7A1A" stroke="${INK}" stroke-width="2" stroke-linejoin="round"`,
        ) +
        circle(88, 82, 50, 'fill="#C81420"') +
        bell.body,
    },
  },
  dusk: {
    hills: ['#B8321E', '#6A0C16'],
    palm: '#3A0410',
    nut: '#5A0C16',
    sand: ['#A84A1E', '#5E0E16', DARK],
    grass: '#3A3A0E',
  },
  plank: RED_PLANK,
  onRoof: {
    defs: '',
    body: pennants([40, 680], 206, 6, 5) + hangingDrum(66, 150) + hangingDrum(654, 150),
  },
  onPost: (side) => ({ defs: '', body: ribbons(side) }),
  onCounter: { defs: '', body: pennants([12, 708], 24, 6, 6) },
};
