/** The pack of the Sinulog, the January festival of Cebu: red and gold, drums, bright banners. */
import { WARM_BULB } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { circle, linear, onCircle, path, radial, round } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { FAIR } from '../scene/fair-theme.ts';
import type { Theme } from '../scene/theme.ts';
import { around, sunRays, teeth } from './motifs.ts';

/** Colours of the banners: the light and the deep side of each. */
export const BANNERS: readonly (readonly [string, string])[] = [
  ['#FFE05A', '#F0A010'],
  ['#FF6A5A', '#D0141E'],
  ['#5CDC7E', '#0C8F3C'],
  ['#5CB8FF', '#1462D0'],
  ['#FF7AC0', '#C81A78'],
  ['#FFA64A', '#E85A0C'],
];

/**
 * Draws two strings of pointed banners across the top, 720 by 84 design pixels; the far string is smaller and in shade.
 */
function banners(): Drawing {
  const strand = (
    x0: number,
    x1: number,
    top: number,
    sag: number,
    count: number,
    size: number,
    first: number,
  ): string => {
    const wire = `M${x0} ${top}Q${(x0 + x1) / 2} ${top + 2 * sag} ${x1} ${top}`;
    const hung = Array.from({ length: count }, (_, index) => {
      const t = (index + 0.5) / count;
      const x = round(x0 + (x1 - x0) * t);
      const y = round(top + 4 * sag * t * (1 - t));
      const turn = round((Math.atan2(4 * sag * (1 - 2 * t), x1 - x0) * 180) / Math.PI);
      const id = (index + first) % BANNERS.length;
      const half = size / 2;
      const [, deep] = BANNERS[id] ?? ['', ''];
      return (
        `<g transform="translate(${x} ${y}) rotate(${turn})">` +
        path(
          `M${-half} 0H${half}L0 ${round(size * 1.35)}Z`,
          `fill="url(#banner${id})" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"`,
        ) +
        path(`M0 0H${half}L0 ${round(size * 1.35)}Z`, `fill="${deep}" opacity=".55"`) +
        path(
          `M${-half * 0.62} ${round(size * 0.2)}H${half * 0.62}`,
          'stroke="#fff" stroke-opacity=".75" stroke-width="2" stroke-dasharray="2 2.600"',
        ) +
        '</g>'
      );
    }).join('');
    return (
      path(wire, 'fill="none" stroke="#2A0208" stroke-width="3.400"') +
      hung +
      path(wire, 'fill="none" stroke="#FFD76A" stroke-width="1.600"')
    );
  };
  return {
    defs: BANNERS.map(([light, deep], id) =>
      linear(`banner${id}`, [
        [0, light],
        [1, deep],
      ]),
    ).join(''),
    body:
      `<g opacity=".72">${strand(-30, 390, 3, 6, 15, 21, 3)}${strand(330, 750, 3, 6, 15, 21, 1)}</g>` +
      strand(-12, 362, 8, 13, 12, 29, 0) +
      strand(358, 732, 8, 13, 12, 29, 4),
  };
}

/** A drum seen from the side, 20 units wide and 22 high; the middle of its foot is at 0, 0. */
export const DRUM =
  path('M-10 -19Q-11.500 -9 -9 0H9Q11.500 -9 10 -19Z', 'fill="#7A0C14"') +
  path('M-10 -17L-5 -2L0 -17L5 -2L10 -17', 'fill="none" stroke="#FFC72C" stroke-width="1.300"') +
  '<ellipse cy="-19" rx="10" ry="3" fill="#FFE9B0"/><path d="M-9.500 -1H9.500" stroke="#FFC72C" stroke-width="2"/>';

/**
 * Draws the decoration of the sky: sunbeams behind everything, blurred confetti, and a row of drums over a woven
 * border.
 */
function street(middle: number, foot: number, quiet: boolean): Drawing {
  const random = seeded(116);
  const beams = Array.from({ length: 16 }, (_, index) => {
    const turn = (index * 360) / 16 + 6;
    const [x1, y1] = onCircle(90, middle, 300, turn - 5.6).map(round) as [number, number];
    const [x2, y2] = onCircle(90, middle, 300, turn + 5.6).map(round) as [number, number];
    return `M90 ${round(middle)}L${x1} ${y1}L${x2} ${y2}Z`;
  }).join('');
  const confetti = Array.from({ length: 40 }, () => {
    const [light] = BANNERS[Math.floor(random() * BANNERS.length)] ?? ['#FFFFFF'];
    const x = round(random() * 180);
    const y = round(random() * (foot - 30));
    return `<rect x="${x}" y="${y}" width="2.600" height="1.500" fill="${light}" opacity="${round(0.25 + random() * 0.4)}" transform="rotate(${Math.round(random() * 180)} ${x} ${y})"/>`;
  }).join('');
  const hem = Array.from({ length: 20 }, (_, index) => {
    const [light, deep] = BANNERS[index % BANNERS.length] ?? ['', ''];
    const x = index * 9;
    return (
      path(`M${x} ${foot}L${x + 4.5} ${foot - 9}L${x + 9} ${foot}Z`, `fill="${light}"`) +
      path(`M${x + 4.5} ${foot - 9}L${x + 9} ${foot}H${x + 4.5}Z`, `fill="${deep}"`)
    );
  }).join('');
  const drums = [24, 50, 76, 104, 130, 156]
    .map(
      (x, index) =>
        `<g transform="translate(${x} ${foot - 8}) scale(${index % 2 === 0 ? 1.1 : 0.9})">${DRUM}</g>`,
    )
    .join('');
  return {
    defs: linear('glowing', [
      [0, '#FFB02E', 0],
      [1, '#FFB02E', 0.35],
    ]),
    body:
      path(beams, 'fill="#FFD24A" opacity=".1"') +
      confetti +
      `<rect y="${foot - 60}" width="180" height="60" fill="url(#glowing)"/>${quiet ? '' : drums}` +
      path(`M0 ${foot - 9}H180V${foot}H0Z`, 'fill="#3A0410"') +
      hem +
      path(`M0 ${foot - 9.5}H180`, 'stroke="#FFC72C" stroke-width="1.600"') +
      (foot < 320 ? `<rect y="${foot}" width="180" height="${320 - foot}" fill="#3A0410"/>` : ''),
  };
}

/** A gold diamond with a red centre, like the pattern woven into the dancers' clothes. */
export const DIAMOND =
  path('M0 -10L8 0L0 10L-8 0Z', `fill="${INK}"`) +
  path('M0 -8.600L6.800 0L0 8.600L-6.800 0Z', 'fill="#FFD24A"') +
  path('M0 -8.600L6.800 0L0 8.600Z', 'fill="#E8960C"') +
  path('M0 -4L3.200 0L0 4L-3.200 0Z', 'fill="#C80E1E"');

export const ORANGE = { glass: ['#FFE0B0', '#FF7A1A'], glow: ['#FFC27A', '#FF8A2C', '#FF6A00'] } as const;

/** Draws a lamp of the red packet rain as a sun, dark or lit, 76 design pixels square. */
function sunLamp(isLit: boolean): Drawing {
  const face = isLit ? ['#FFFDE8', '#FFD24A', '#E8500C'] : ['#8A5A58', '#5E3038', '#361420'];
  const gold = isLit ? '#FFC72C' : '#6E4A44';
  return {
    defs:
      radial(
        'face',
        face.map((colour, index) => [[0, 0.45, 1][index] ?? 1, colour] as const),
        { cx: 0.42, cy: 0.38, r: 0.7 },
      ) +
      radial('halo', [
        [0, '#FFF3B0', 0.95],
        [0.45, '#FFA02E', 0.4],
        [1, '#FF6A00', 0],
      ]),
    body:
      (isLit ? circle(38, 38, 37, 'fill="url(#halo)"') : '') +
      sunRays(38, 38, 19, 31, 16, `fill="${gold}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"`) +
      circle(38, 38, 19.5, `fill="${INK}"`) +
      circle(38, 38, 18, `fill="${gold}"`) +
      circle(38, 38, 15, 'fill="url(#face)"') +
      `<ellipse cx="33" cy="32" rx="5" ry="4" fill="#fff" opacity="${isLit ? 0.75 : 0.2}"/>`,
  };
}

/** Draws a sun as a gold outline. */
const lineSun = (x: number, y: number, radius: number, opacity: number): string =>
  `<g opacity="${opacity}">` +
  sunRays(
    x,
    y,
    radius * 0.58,
    radius,
    12,
    'fill="none" stroke="url(#gV)" stroke-width="1.600" stroke-linejoin="round"',
  ) +
  circle(x, y, round(radius * 0.48), 'fill="none" stroke="url(#gV)" stroke-width="1.600"') +
  circle(x, y, round(radius * 0.2), 'fill="url(#gD)"') +
  '</g>';

export const SINULOG: Theme = {
  ...FAIR,
  into: 'packs/sinulog/',
  sky: {
    stops: [
      [0, '#EC5E2A'],
      [0.2, '#B4211D'],
      [0.6, '#780B18'],
      [1, '#33030C'],
    ],
    lights: ['#FFD76A', '#FFB36B', '#FF9DC8', '#FFF3C4'],
    over: street,
  },
  garland: banners,
  bulbs: [WARM_BULB, ORANGE],
  groove: ['#3A0408', '#B0141C', '#5A060C'],
  roundGroove: ['#2A0206', '#7A0A12', '#B8161E', '#5E0810', '#2A0206'],
  floor: ['#22040C', '#330612', '#440A18'],
  cell: {
    lip: ['#1A0208', '#8A2A1C', '#F0A85A'],
    under: '#1C0208',
    well: ['#2A0510', '#4A0C1A', '#6E1620'],
    bounce: '#F0782C',
  },
  jackpotMotif: sunRays(75, 75, 34, 66, 16, 'fill="#FFE98A" opacity=".3"'),
  trail: ['#FF3A14', '#FFA81E', '#FFF4B8'],
  button: {
    groove: ['#3A0408', '#8E0E16'],
    motif:
      sunRays(150, 148, 48, 90, 20, 'fill="#FFD24A" opacity=".26"') +
      circle(150, 148, 46, 'fill="none" stroke="#FFD24A" stroke-opacity=".4" stroke-width="2.500"'),
  },
  wheel: {
    rimMotif: around(305, 305, 277, 24, DIAMOND),
    sectorMotif:
      teeth(248, 248, [246, 220], [-44, 44], 9, 'fill="#FFD24A" opacity=".8"') +
      teeth(248, 248, [246, 232], [-44, 44], 9, 'fill="#B0141C" opacity=".85"') +
      teeth(248, 248, [84, 104], [-40, 40], 5, 'fill="#FFD24A" opacity=".5"'),
    gem: ['#FFE9A0', '#F08A10', '#A03A00'],
    gemMotif:
      path('M22 20H78L72 34H28Z', 'fill="#C80E1E" opacity=".9"') +
      path('M26 34L34 22L42 34L50 22L58 34L66 22L74 34', 'fill="none" stroke="#FFE98A" stroke-width="3"'),
    bulbOn: WARM_BULB,
  },
  coin: {
    face: ['#FFF3A0', '#FFC92C', '#F08C10', '#B44E00'],
    motif:
      sunRays(64, 64, 26, 41, 16, 'fill="#FFF6C9" opacity=".85"') +
      circle(64, 64, 25, 'fill="none" stroke="#A84A00" stroke-opacity=".45" stroke-width="2"'),
  },
  confetti: {
    defs: '',
    body: '<path d="M4 4H24L14 25Z" fill="#FFFFFF"/><path d="M14 4H24L14 25Z" fill="#D8D2E4"/>',
  },
  light: (colour) => mixed(colour, '#FF5A1A', 0.28),
  pusher: {
    glass: ['#E0502A', '#9A1420', '#3A0410'],
    beam: '#FFE08A',
    counter: ['#1C0208', '#470A16', '#7A1420'],
    felt: ['#3A6AE0', '#1A3A9E', '#081648'],
    shade: '#000414',
  },
  rain: {
    // The red packets would not stand out from the pack's red sky.
    sky: {
      stops: [
        [0, '#A8389A'],
        [0.26, '#6A1C86'],
        [0.66, '#340A56'],
        [1, '#16042C'],
      ],
      lights: ['#FFD76A', '#FFB36B', '#FF9DC8', '#FFF3C4'],
      over: street,
    },
    gate: { well: ['#1C0208', '#5A0E1C'], floor: ['#4A0A12', '#6E1018', '#8E1A20'] },
    lamp: sunLamp,
    flower: lineSun,
  },
  scratch: {
    enamel: [
      [0, '#FFC24A'],
      [0.12, '#F07A14'],
      [0.55, '#C8201E'],
      [1, '#5A0614'],
    ],
    flags: BANNERS.map(([light]) => light),
    panel: ['#E8501E', '#A01418', '#4A040C'],
    edge: '#7A0A12',
    ribbon: ['#FF6A5A', '#D0141E', '#7A0610'],
    ribbonEnds: ['#5A040C', '#38020A'],
    seal: ['#FFD27A', '#E8641C', '#8A1408'],
    ruleInk: '#6A1004',
  },
  bar: ['#1C0208', '#470A16', '#7A1420'],
  dailyTones: ['#F2643A', '#DE8414', '#EE5F8A', '#2FA85A'],
  voucher: ['#FF9A7A', '#D0141E', '#5A0410'],
  strip: { well: ['#140206', '#2C0610', '#470A16'], lip: ['#7A1E1A', '#F09A4A'] },
  ink: '#3A0208',
};
