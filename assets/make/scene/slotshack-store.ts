/** Draws the sari-sari store (a neighbourhood shop): bamboo, nipa thatch, goods on strings, and a counter. */
import { metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { box, circle, linear, path, round, sparkle } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

const bambooStops = [
  [0, '#5A3A0C'],
  [0.14, '#B98A2E'],
  [0.34, '#F6DE8A'],
  [0.5, '#DDB24E'],
  [0.78, '#9A6A1E'],
  [1, '#4A2C08'],
] as const;

/** Draws an upright bamboo pole; `joints` are the heights of its joints. */
function pole(x: number, width: number, from: number, to: number, joints: readonly number[]): string {
  return (
    box(x - 1.5, from, width + 3, to - from, 6, `fill="${INK}"`) +
    box(x, from + 1.5, width, to - from - 3, 5, 'fill="url(#bamboo)"') +
    joints
      .map(
        (y) =>
          `<rect x="${x - 2.5}" y="${y - 5}" width="${width + 5}" height="10" rx="4" fill="${INK}"/>` +
          `<rect x="${x - 1}" y="${y - 3.5}" width="${width + 2}" height="7" rx="3" fill="url(#bamboo)"/>` +
          `<path d="M${x} ${y + 4.5}H${x + width}" stroke="#3A2206" stroke-width="1.600" opacity=".6"/>` +
          `<path d="M${x + width * 0.25} ${y - 2}H${x + width * 0.45}" stroke="#FFF6C8" stroke-width="1.800" stroke-linecap="round"/>`,
      )
      .join('')
  );
}

/** Draws rattan wound round a joint. */
function lashing(x: number, y: number, width: number): string {
  return Array.from({ length: 5 }, (_, turn) =>
    path(
      `M${x - 3} ${y + turn * 5}L${x + width + 3} ${y + turn * 5 + 4}`,
      `stroke="${turn % 2 ? '#8A5A22' : '#E8C27A'}" stroke-width="4" stroke-linecap="round"`,
    ),
  ).join('');
}

const bamboo = (): string => linear('bamboo', bambooStops, { x2: 1, y2: 0 });

/** Colours of the sign's enamel in the default art, top down. */
export const RED_PLANK = ['#E8443A', '#B8182A', '#6A0818'] as const;

/** Draws the roof's thatch, the lowest row first, so that upper rows overlap lower rows. */
function thatch(): string {
  const random = seeded(71);
  const rows = [0, 1, 2, 3, 4];
  return rows
    .map((row) => {
      const top = 34 + row * 33;
      const spread = 262 + row * 24;
      const strands = Array.from({ length: 58 }, (_, index) => {
        const share = index / 57;
        const x = round(360 - spread + share * spread * 2);
        const lean = (share - 0.5) * 26;
        const length = 44 + random() * 13;
        const shade = ['#8A6A2E', '#A8823C', '#C49C4E', '#7A5A24', '#D8B465'][Math.floor(random() * 5)];
        return path(
          `M${round(x - lean * 0.4 - 7)} ${top}L${round(x + lean - 6)} ${round(top + length)}L${round(x + lean)} ${round(top + length + 7)}L${round(x + lean + 6)} ${round(top + length)}L${round(x - lean * 0.4 + 7)} ${top}Z`,
          `fill="${shade}" stroke="#3A2408" stroke-width=".9"`,
        );
      }).join('');
      const shadow = `<path d="M${360 - spread - 6} ${top + 4}H${360 + spread + 6}V${top + 16}H${360 - spread - 6}Z" fill="#2A1604" opacity="${row === 0 ? 0 : 0.35}"/>`;
      return strands + shadow;
    })
    .toReversed()
    .join('');
}

/** Draws the roof of nipa thatch with its sign, 720 by 240 design pixels. The window begins at y 220. */
export function roof(plank: readonly [string, string, string]): Drawing {
  const board =
    'M142 78Q360 62 578 78Q588 79 587 89L582 152Q581 161 572 162Q360 174 148 162Q139 161 138 152L133 89Q132 79 142 78Z';
  return {
    defs:
      bamboo() +
      metalGradients('gold', 'g') +
      linear('plank', [
        [0, plank[0]],
        [0.5, plank[1]],
        [1, plank[2]],
      ]) +
      linear('light', [
        [0, '#FFE9B0', 0.55],
        [0.5, '#FFE9B0', 0],
      ]) +
      linear('lie', [
        [0, '#2A1604', 0],
        [1, '#1A0C02', 0.55],
      ]) +
      linear(
        'beam',
        bambooStops.map(([offset, colour]) => [offset, colour] as const),
      ) +
      '<filter id="soft" x="-10%" y="-30%" width="120%" height="180%"><feGaussianBlur stdDeviation="4"/></filter>' +
      `<clipPath id="thatch"><path d="M96 26H624L720 214V240H0V214Z"/></clipPath>`,
    body:
      thatch() +
      `<g clip-path="url(#thatch)"><rect y="30" width="720" height="70" fill="url(#light)"/><rect y="110" width="720" height="110" fill="url(#lie)"/></g>` +
      // The ridge of the roof, and the beam over the window.
      box(84, 22, 552, 26, 12, `fill="${INK}"`) +
      box(86, 24, 548, 22, 11, 'fill="url(#beam)"') +
      [150, 250, 360, 470, 570]
        .map(
          (x) =>
            `<rect x="${x - 4}" y="22" width="9" height="26" rx="4" fill="#5A3A0C"/><rect x="${x - 2}" y="24" width="4" height="22" rx="2" fill="#F6DE8A"/>`,
        )
        .join('') +
      box(24, 204, 672, 30, 13, `fill="${INK}"`) +
      box(26.5, 206, 667, 26, 12, 'fill="url(#beam)"') +
      [120, 300, 420, 600]
        .map(
          (x) =>
            `<rect x="${x - 5}" y="204" width="11" height="30" rx="4" fill="#5A3A0C"/><rect x="${x - 2.5}" y="206" width="5" height="26" rx="2" fill="#F6DE8A"/>`,
        )
        .join('') +
      lashing(38, 206, 22) +
      lashing(660, 206, 22) +
      // The sign hangs on two ropes.
      path('M190 46V84M530 46V84', 'stroke="#E8C27A" stroke-width="6"') +
      path('M190 46V84M530 46V84', 'stroke="#8A5A22" stroke-width="2" stroke-dasharray="4 4"') +
      path(board, 'transform="translate(0 8)" fill="#1A0800" opacity=".6" filter="url(#soft)"') +
      path(board, `fill="${INK}"`) +
      path(board, 'transform="translate(5.400 1.800) scale(.985)" fill="url(#gD)"') +
      path(board, 'transform="translate(15.800 5.300) scale(.956)" fill="#3A0408"') +
      path(board, 'transform="translate(17.300 5.800) scale(.952)" fill="url(#plank)"') +
      path(
        'M152 104Q360 90 568 104M150 132Q360 142 570 132',
        'fill="none" stroke="#4A0410" stroke-width="1.800" opacity=".5"',
      ) +
      path('M148 92Q360 74 572 92L570 116Q360 102 150 116Z', 'fill="#fff" opacity=".16"') +
      [
        [152, 96],
        [568, 96],
        [155, 147],
        [565, 147],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 5, `fill="${INK}"`) + circle(x, y, 3.8, 'fill="url(#gD)"'))
        .join('') +
      sparkle(146, 84, 15) +
      sparkle(576, 158, 10, 0.9),
  };
}

/** Draws sachets as shops hang them up: a strip, from which sachets are torn off one by one. */
function sachets(x: number, y: number, colour: string, light: string, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const top = y + index * 26;
    return (
      `<g transform="rotate(${index % 2 ? 2 : -2} ${x} ${top})">` +
      box(x - 13, top, 26, 25, 3, `fill="${INK}"`) +
      box(x - 11.8, top + 1.2, 23.6, 22.6, 2.4, `fill="${colour}"`) +
      box(x - 11.8, top + 7, 23.6, 8, 0, `fill="${light}"`) +
      path(
        `M${x - 11} ${top + 3}H${x + 11}`,
        'stroke="#fff" stroke-width="1.400" stroke-dasharray="2 2" opacity=".7"',
      ) +
      path(`M${x - 9} ${top + 3}V${top + 21}`, 'stroke="#fff" stroke-width="2" opacity=".35"') +
      '</g>'
    );
  }).join('');
}

/** Draws a post of two bamboo poles with goods on strings, 92 by 580 design pixels. */
export function post(side: 'left' | 'right'): Drawing {
  const isLeft = side === 'left';
  const thick = isLeft ? 46 : 10;
  const thin = isLeft ? 12 : 60;
  const goods = isLeft
    ? sachets(24, 96, '#E8143F', '#FFE98A', 5) + sachets(27, 318, '#1468E0', '#BFEFFF', 5)
    : sachets(68, 70, '#0F9D48', '#E6FFB0', 6) + sachets(66, 330, '#FF8A1F', '#FFF3C4', 4);
  return {
    defs: bamboo(),
    body:
      pole(thin, 20, 0, 580, [70, 300, 520]) +
      pole(thick, 36, 0, 580, [44, 196, 372, 540]) +
      lashing(isLeft ? 44 : 8, 120, 40) +
      lashing(isLeft ? 44 : 8, 440, 40) +
      goods,
  };
}

/**
 * Draws the counter, 720 by 170 design pixels: a wooden board over bamboo slats. The window ends at y 25; the win bar
 * hangs in front.
 */
export function counter(): Drawing {
  const slats = Array.from({ length: 21 }, (_, index) => {
    const x = 22 + index * 32.6;
    return (
      box(round(x), 62, 30, 100, 8, `fill="${INK}"`) +
      box(round(x + 1.4), 62, 27.2, 98.6, 7, 'fill="url(#bamboo)"') +
      `<path d="M${round(x + 2)} ${100 + ((index * 37) % 40)}h26" stroke="#4A2C08" stroke-width="2.400" opacity=".7"/>`
    );
  }).join('');
  return {
    defs:
      bamboo() +
      linear('board', [
        [0, '#D89A54'],
        [0.2, '#A8642A'],
        [1, '#5A2C0E'],
      ]) +
      linear('fall', [
        [0, '#1A0800', 0.75],
        [1, '#1A0800', 0],
      ]) +
      '<filter id="soft" x="-10%" y="-50%" width="120%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>',
    body:
      box(20, 60, 680, 106, 14, 'fill="#05000F" opacity=".6" filter="url(#soft)"') +
      slats +
      '<rect x="20" y="62" width="680" height="34" fill="url(#fall)"/>' +
      box(4, 18, 712, 48, 14, `fill="${INK}"`) +
      box(6.5, 20.5, 707, 43, 12, 'fill="url(#board)"') +
      path('M16 26H704', 'stroke="#FFE0A8" stroke-width="3" stroke-linecap="round" opacity=".8"') +
      path(
        'M30 40Q200 34 340 42T690 38M20 54Q260 48 420 55T700 52',
        'fill="none" stroke="#4A2208" stroke-width="1.600" opacity=".5"',
      ),
  };
}

/** Draws the marker of the single payline, 640 by 56 design pixels. */
export function payline(): Drawing {
  const arrow = (x: number, turn: 1 | -1): string =>
    path(
      `M${x} 28L${x - turn * 30} 8Q${x - turn * 34} 28 ${x - turn * 30} 48Z`,
      `fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path(
      `M${x} 28L${x - turn * 30} 8Q${x - turn * 34} 28 ${x - turn * 30} 48Z`,
      'fill="url(#red)" stroke="url(#gD)" stroke-width="3" stroke-linejoin="round"',
    );
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('red', [
        [0, '#FF8A9A'],
        [0.5, '#E0143F'],
        [1, '#7A0428'],
      ]) +
      linear(
        'thread',
        [
          [0, '#FFE98A', 0.9],
          [0.12, '#FFE98A', 0.18],
          [0.88, '#FFE98A', 0.18],
          [1, '#FFE98A', 0.9],
        ],
        { x1: 40, x2: 600, y1: 0, y2: 0, user: true },
      ),
    body:
      `<rect x="44" y="27" width="552" height="2.400" fill="url(#thread)"/>` + arrow(44, 1) + arrow(596, -1),
  };
}

/** Draws a bamboo bar between two drums, 14 by 128 design pixels. */
export function divider(): Drawing {
  return {
    defs: bamboo(),
    body: `<rect width="14" height="128" fill="${INK}"/><rect x="1.500" width="11" height="128" fill="url(#bamboo)"/>`,
  };
}

/** Draws the sign's text, 400 by 84 design pixels. */
export function signWord(ink: string): Drawing {
  const { defs, body } = metalText('word', 'SLOT SHACK', {
    font: 'lilita-one',
    size: 66,
    x: 200,
    y: 65,
    tracking: 2,
    outline: 11,
    depth: 5,
    ink,
  });
  return { defs, body };
}
