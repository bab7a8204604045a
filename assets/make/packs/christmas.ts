/** The Christmas pack: Manila with parols over a night-blue town, in gold, red and green, without snow. */
import { WARM_BULB } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { circle, linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { FAIR } from '../scene/fair-theme.ts';
import type { Theme } from '../scene/theme.ts';
import { around, facetedStar, parol, type ParolColours, starOutline } from './motifs.ts';

export const PAROLS: readonly ParolColours[] = [
  { light: '#FF6A7E', deep: '#C4122F' },
  { light: '#FFE27A', deep: '#E89A0C' },
  { light: '#6BE38F', deep: '#0F8F42' },
  { light: '#FFF6DC', deep: '#E3B65C' },
  { light: '#74C4FF', deep: '#1A66CE' },
];

/**
 * Draws the wire across the top with large parols (star lanterns) and warm bulbs between them, 720 by 84 design pixels.
 */
function parolGarland(): Drawing {
  const strand = (x0: number, x1: number, sag: number, first: number): string => {
    const at = (t: number): readonly [number, number] => [
      round(x0 + (x1 - x0) * t),
      round(5 + 4 * sag * t * (1 - t)),
    ];
    const wire = `M${x0} 5Q${(x0 + x1) / 2} ${5 + sag * 2} ${x1} 5`;
    const hung = Array.from({ length: 13 }, (_, step) => {
      const [x, y] = at((step + 1) / 14);
      if (step % 3 === 1) {
        const id = (first + (step - 1) / 3) % PAROLS.length;
        const colours = PAROLS[id];
        return colours ? parol(x, y, 19, id, colours) : '';
      }
      return circle(x, y + 4, 9, 'fill="url(#warm)"') + circle(x, y + 4, 3, 'fill="#FFF8DC"');
    }).join('');
    const stroke = (colour: string, width: number): string =>
      path(wire, `fill="none" stroke="${colour}" stroke-width="${width}"`);
    return stroke('#030A24', 3.2) + stroke('#5F86D8', 1.2) + hung;
  };
  return {
    defs:
      PAROLS.map(({ light }, id) =>
        radial(`parolGlow${id}`, [
          [0, light, 0.55],
          [0.5, light, 0.16],
          [1, light, 0],
        ]),
      ).join('') +
      radial('warm', [
        [0, '#FFE98A', 0.9],
        [0.4, '#FFC72C', 0.3],
        [1, '#FFB300', 0],
      ]),
    body: strand(-12, 362, 9, 0) + strand(358, 732, 9, 2),
  };
}

/**
 * Draws the decoration of the sky: stars over the roofs of an old town, and the blurred lights of distant parols.
 * Windows are lit unless `quiet`.
 */
function town(middle: number, foot: number, quiet: boolean): Drawing {
  const random = seeded(1225);
  const stars = Array.from({ length: 26 }, () => {
    const x = round(random() * 180);
    const y = round(random() * (foot - 70));
    return sparkle(x, y, round(1.1 + random() * 2.2), round(0.25 + random() * 0.4));
  }).join('');
  const lights = Array.from({ length: 16 }, () => {
    const { light } = PAROLS[Math.floor(random() * PAROLS.length)] ?? { light: '#FFFFFF' };
    const low = random() < 0.5;
    const y = low ? foot - 20 - random() * 50 : random() * middle * 0.8;
    return circle(
      random() * 180,
      y,
      3 + random() * 7,
      `fill="${light}" opacity="${round(0.06 + random() * 0.1)}"`,
    );
  }).join('');
  const y = (height: number): number => round(foot - height);
  const far =
    `M0 ${y(16)}L14 ${y(24)}L28 ${y(16)}V${y(20)}L40 ${y(28)}L52 ${y(20)}V${y(15)}H70V${y(24)}L84 ${y(31)}L98 ${y(24)}V${y(14)}` +
    `H120L134 ${y(25)}L148 ${y(17)}V${y(21)}L164 ${y(29)}L180 ${y(20)}V${foot}H0Z`;
  // Outline of a church with two bell towers, a little left of the middle.
  const church =
    `M44 ${foot}V${y(34)}L50 ${y(43)}L56 ${y(34)}V${y(27)}L66 ${y(37)}L76 ${y(27)}V${y(34)}L82 ${y(43)}L88 ${y(34)}V${foot}Z` +
    `M49.2 ${y(42)}h1.600v6h-1.600ZM81.200 ${y(42)}h1.600v6h-1.600ZM65.200 ${y(36)}h1.600v5.500h-1.600Z`;
  const near = `M0 ${y(9)}L16 ${y(17)}L34 ${y(9)}V${foot}H0ZM96 ${foot}V${y(10)}L112 ${y(19)}L130 ${y(10)}V${foot}ZM136 ${foot}V${y(12)}L158 ${y(22)}L180 ${y(12)}V${foot}Z`;
  const windows = Array.from({ length: 22 }, (_, index) => {
    const x = round(4 + index * 8.1 + random() * 2);
    return `<rect x="${x}" y="${y(3 + random() * 7)}" width="1.800" height="2.400" fill="#FFD76A" opacity="${round(0.5 + random() * 0.5)}"/>`;
  }).join('');
  return {
    defs:
      linear('haze', [
        [0, '#FFB84A', 0],
        [1, '#FFB84A', 0.3],
      ]) +
      linear('roofs', [
        [0, '#0A1C58'],
        [1, '#050F38'],
      ]),
    body:
      stars +
      lights +
      `<rect y="${y(64)}" width="180" height="64" fill="url(#haze)"/>` +
      path(far, 'fill="#102A78" opacity=".8"') +
      path(church, 'fill="url(#roofs)"') +
      (quiet ? '' : circle(66, y(24), 3.2, 'fill="#FFD76A" opacity=".9"')) +
      path(near, 'fill="#040B2C"') +
      (quiet ? '' : windows) +
      (foot < 320 ? `<rect y="${foot}" width="180" height="${320 - foot}" fill="#040B2C"/>` : ''),
  };
}

const STAR_STUD =
  path(starOutline(0, 0, 9, 3.9, 5), 'fill="#3A1705" transform="translate(.6 1)"') +
  facetedStar(0, 0, 8.4, 3.6, 5, { lit: 'fill="#FFF3B0"', shaded: 'fill="#F0A818"' });

/** Motif of one wheel sector, a quarter of a large parol: a point folded along its middle, with a gold edge. */
const SECTOR =
  path('M248 226L146 150L248 12Z', 'fill="#fff" opacity=".26"') +
  path('M248 226L350 150L248 12Z', 'fill="#02061C" opacity=".3"') +
  path(
    'M146 150L248 12L350 150L248 226Z',
    'fill="none" stroke="#FFE98A" stroke-opacity=".55" stroke-width="2.2" stroke-linejoin="round"',
  );

export const RED = { glass: ['#FFC2CC', '#E8143F'], glow: ['#FF8FA6', '#FF4F70', '#E8143F'] } as const;
export const GREEN = { glass: ['#D2FFDF', '#12B053'], glow: ['#9BF5B0', '#3ADB78', '#12B053'] } as const;

/** Draws a lamp of the red packet rain as a parol, dark or lit, 76 design pixels square. */
function parolLamp(isLit: boolean): Drawing {
  const tips = (outer: number, inner: number, lit: string, shaded: string): string =>
    facetedStar(38, 39, outer, inner, 5, { lit: `fill="${lit}"`, shaded: `fill="${shaded}"` });
  return {
    defs: radial('halo', [
      [0, '#FFF3B0', 0.95],
      [0.45, '#FF8A3C', 0.4],
      [1, '#E8143F', 0],
    ]),
    body:
      (isLit ? circle(38, 38, 37, 'fill="url(#halo)"') : '') +
      circle(38, 39, 24.5, `fill="none" stroke="${INK}" stroke-width="5"`) +
      circle(38, 39, 24.5, `fill="none" stroke="${isLit ? '#FFC72C' : '#5A6488'}" stroke-width="2.600"`) +
      path(
        starOutline(38, 39, 30, 12.8, 5),
        `fill="${INK}" stroke="${INK}" stroke-width="3.400" stroke-linejoin="round"`,
      ) +
      (isLit ? tips(30, 12.8, '#FFF0A0', '#F0303C') : tips(30, 12.8, '#5C6A94', '#2C3660')) +
      circle(38, 39, 5.6, `fill="${isLit ? '#FFFBE0' : '#7A88B0'}"`) +
      (isLit ? sparkle(57, 19, 10) : ''),
  };
}

/** Draws a star as a gold outline. */
const lineStar = (x: number, y: number, radius: number, opacity: number): string =>
  `<g opacity="${opacity}">` +
  path(
    starOutline(x, y, radius, radius * 0.42, 5),
    'fill="none" stroke="url(#gV)" stroke-width="1.800" stroke-linejoin="round"',
  ) +
  path(starOutline(x, y, radius * 0.42, radius * 0.18, 5), 'fill="url(#gD)"') +
  '</g>';

const SKY: Theme['sky'] = {
  stops: [
    [0, '#3F74DA'],
    [0.35, '#2049AE'],
    [0.72, '#0C2268'],
    [1, '#040B2C'],
  ],
  lights: ['#FFD76A', '#FF8FA6', '#9BF5B0', '#FFF3C4', '#8FD0FF'],
  over: town,
};

export const CHRISTMAS: Theme = {
  ...FAIR,
  into: 'packs/christmas/',
  sky: SKY,
  garland: parolGarland,
  bulbs: [WARM_BULB, RED, WARM_BULB, GREEN],
  groove: ['#04220F', '#14713A', '#073A1B'],
  roundGroove: ['#03190B', '#0B4A25', '#17783F', '#08361A', '#03190B'],
  floor: ['#051038', '#081A52', '#0C2266'],
  cell: {
    lip: ['#020820', '#1E46A0', '#7FB0F4'],
    under: '#030A26',
    well: ['#061036', '#0E2564', '#173888'],
    bounce: '#5A92F0',
  },
  jackpotMotif: facetedStar(75, 77, 66, 28, 5, {
    lit: 'fill="#fff" opacity=".16"',
    shaded: 'fill="#4A0014" opacity=".22"',
  }),
  trail: ['#18C265', '#FFE06A', '#FFFFFF'],
  button: {
    groove: ['#04220F', '#14713A'],
    motif: facetedStar(150, 150, 88, 38, 5, {
      lit: 'fill="#fff" opacity=".15"',
      shaded: 'fill="#4A0014" opacity=".22"',
    }),
  },
  wheel: {
    rimMotif: around(305, 305, 277, 24, STAR_STUD),
    sectorMotif: SECTOR,
    gem: ['#9DF5B8', '#109A4A', '#033D1C'],
    gemMotif: `<g transform="translate(50 36) scale(1.500)">${STAR_STUD}</g>`,
    bulbOn: WARM_BULB,
  },
  coin: {
    face: ['#FFF6C4', '#FFD84E', '#EFA41A', '#B86A00'],
    motif: facetedStar(64, 66, 44, 19, 5, {
      lit: 'fill="#FFFBE0" opacity=".75"',
      shaded: 'fill="#A85A00" opacity=".4"',
    }),
  },
  confetti: {
    defs: '',
    body:
      '<g stroke="#FFFFFF" stroke-width="3" stroke-linecap="round" fill="none">' +
      [0, 60, 120]
        .map(
          (turn) => `<path transform="rotate(${turn} 14 14)" d="M14 3V25M10 6L14 9L18 6M10 22L14 19L18 22"/>`,
        )
        .join('') +
      '</g>',
  },
  light: (colour) => mixed(colour, '#D8F0FF', 0.3),
  pusher: {
    glass: ['#2F6AD8', '#123A96', '#050F38'],
    beam: '#FFE9A0',
    counter: ['#020716', '#081C50', '#123488'],
    felt: ['#D8384C', '#A0102C', '#4A0414'],
    shade: '#140004',
  },
  rain: {
    sky: SKY,
    gate: { well: ['#020716', '#0B1F58'], floor: ['#061444', '#0A2266', '#123488'] },
    lamp: parolLamp,
    flower: lineStar,
  },
  scratch: {
    enamel: [
      [0, '#FF6A5A'],
      [0.12, '#E0163A'],
      [0.55, '#A00A2C'],
      [1, '#4A0418'],
    ],
    flags: ['#FFD76A', '#2FC46A', '#FFF6DC', '#FF5A6E', '#74C4FF'],
    panel: ['#18A85A', '#0A6A38', '#03301A'],
    edge: '#6A0420',
    ribbon: ['#3ADB78', '#0F8F42', '#05512A'],
    ribbonEnds: ['#03401E', '#022A14'],
    seal: ['#FF9DB0', '#D4103C', '#6B0022'],
    ruleInk: '#5A0418',
  },
  bar: ['#020716', '#081C50', '#123488'],
  dailyTones: ['#F2635A', '#2FA85A', '#DE8414', '#4C96E8'],
  voucher: ['#8CF0A8', '#0F9D48', '#034A22'],
  strip: { well: ['#020716', '#06123A', '#0B1F58'], lip: ['#1A4390', '#78A8F0'] },
  ink: '#04133E',
};
