/** Draws the machine of the night fair: its sign, the rails around its window, and its badge. */
import { bulb, bulbGradients, type BulbStyle, metalGradients, metalText, WARM_BULB } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import type { TextOptions } from '../../pipeline/drawing/text.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

type Three = readonly [string, string, string];

/** Style of the machine's parts that a pack may change. */
export interface MachineStyle {
  /** Colours of the sign's wooden board, top down; `grain` is the colour of its grain. */
  readonly plank: Three;
  readonly grain: string;
  /**
   * Colours of the rail above the window (`rail`) and below it (`foot`), top down, and of the rails beside it (`side`:
   * edge, middle).
   */
  readonly rail: Three;
  readonly foot: Three;
  readonly side: readonly [string, string];
  /** Styles of the bulbs along the rails, alternating. */
  readonly bulbs: readonly BulbStyle[];
  /** SVG of the ornament in the sign's upper left corner, drawn around 0, 0. */
  readonly corner: string;
}

/** Style of the night fair's machine in the default art. */
export const NIGHT_MACHINE: MachineStyle = {
  plank: ['#6A2C9A', '#3E1470', '#220846'],
  grain: '#12032A',
  rail: ['#4A1C86', '#2C0E5C', '#180638'],
  foot: ['#3A1470', '#2A0E58', '#14052E'],
  side: ['#220A4A', '#3A1470'],
  bulbs: [WARM_BULB],
  corner:
    '<g fill="none" stroke="#E8DCFF" stroke-width="1.100" opacity=".55">' +
    path('M0 0L70 6M0 0L58 30M0 0L34 52M0 0L8 66', '') +
    path(
      'M20 1.700Q19 7 17 9Q13 13 10 16Q6 18 2.500 19M40 3.500Q36 14 34 18Q27 26 20 31Q12 35 5 38M58 5Q52 20 48 25Q38 38 28 44Q18 52 7 56',
      '',
    ) +
    '</g>',
};

const bulbId = (turn: number): string => (turn === 0 ? 'bulb' : `bulb${turn}`);

const bulbDefs = ({ bulbs }: MachineStyle): string =>
  bulbs.map((style, index) => bulbGradients(style, bulbId(index))).join('');

const bulbAt = ({ bulbs }: MachineStyle, index: number, x: number, y: number): string =>
  bulb(x, y, 4.6, bulbId(index % bulbs.length));

/**
 * Draws the sign's board over the reels and the rail below it, 720 by 180 design pixels. The window begins at y 170.
 */
export function frameTop(style: MachineStyle): Drawing {
  const { plank: wood, rail } = style;
  const sign =
    'M118 118L98 34Q96 24 106 22Q360 -10 614 22Q624 24 622 34L602 118Q600 124 592 124H128Q120 124 118 118Z';
  const plank = 'M128 113L109 38Q108 33 113 32Q360 2 607 32Q612 33 611 38L592 113Z';
  const bulbs = Array.from({ length: 17 }, (_, index) => {
    const x = 130 + index * 28.75;
    const y = 22 - 17 * (1 - ((x - 360) / 250) ** 2) + 4;
    return bulbAt(style, index, round(x), round(y + 3));
  }).join('');
  return {
    defs:
      metalGradients('gold', 'g') +
      bulbDefs(style) +
      linear('plank', [
        [0, wood[0]],
        [0.45, wood[1]],
        [1, wood[2]],
      ]) +
      linear('rail', [
        [0, rail[0]],
        [0.5, rail[1]],
        [1, rail[2]],
      ]) +
      linear('grain', [
        [0, '#fff', 0.22],
        [1, '#fff', 0],
      ]) +
      '<filter id="soft" x="-10%" y="-30%" width="120%" height="180%"><feGaussianBlur stdDeviation="5"/></filter>',
    body:
      path(sign, 'transform="translate(0 8)" fill="#05000F" opacity=".6" filter="url(#soft)"') +
      // The rail, down to the window: gold, a groove, gold.
      box(0, 112, 720, 68, 20, `fill="${INK}"`) +
      box(2.5, 114.5, 715, 66, 18, 'fill="url(#gV)"') +
      box(10, 122, 700, 60, 12, `fill="${INK}"`) +
      box(12, 124, 696, 60, 11, 'fill="url(#rail)"') +
      Array.from({ length: 22 }, (_, index) => {
        const x = 30 + index * 31.4;
        return Math.abs(x - 360) < 236 ? '' : bulbAt(style, index, round(x), 140);
      }).join('') +
      path('M36 160H684V172H36Z', `fill="${INK}"`) +
      path('M38 162H682V170H38Z', 'fill="url(#gV)"') +
      path(
        'M14 140Q10 122 30 118H110',
        'fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" opacity=".85"',
      ) +
      path(sign, `fill="${INK}"`) +
      path(sign, 'transform="translate(7.200 1.600) scale(.98)" fill="url(#gD)"') +
      path(plank, `fill="${INK}"`) +
      path(plank, 'transform="translate(5.400 1.300) scale(.985)" fill="url(#plank)"') +
      path(
        'M118 56Q360 28 602 56L600 62Q360 36 120 62ZM121 84Q360 62 599 84L598 88Q360 68 122 88Z',
        `fill="${style.grain}" opacity=".5"`,
      ) +
      path('M116 40Q360 10 604 40L600 66Q360 44 120 66Z', 'fill="url(#grain)"') +
      bulbs +
      `<g transform="translate(121 42)">${style.corner}</g><g transform="translate(599 42) scale(-1 1)">${style.corner}</g>` +
      path(
        'M102 34Q104 27 112 26Q200 15 262 12',
        'fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(112, 30, 15) +
      sparkle(608, 108, 10, 0.9),
  };
}

/** Draws the rail under the window, 720 by 86 design pixels. The window ends at y 10. */
export function frameBottom(style: MachineStyle): Drawing {
  return {
    defs:
      metalGradients('gold', 'g') +
      bulbDefs(style) +
      linear('rail', [
        [0, style.foot[0]],
        [0.5, style.foot[1]],
        [1, style.foot[2]],
      ]) +
      '<filter id="soft" x="-10%" y="-50%" width="120%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>',
    body:
      box(8, 12, 704, 66, 22, 'fill="#05000F" opacity=".7" filter="url(#soft)"') +
      path('M0 0H720V56Q720 78 698 78H22Q0 78 0 56Z', `fill="${INK}"`) +
      path('M2.500 0H717.500V55Q717.500 75.500 697 75.500H23Q2.500 75.500 2.500 55Z', 'fill="url(#gV)"') +
      path('M10 0H710V54Q710 68 696 68H24Q10 68 10 54Z', `fill="${INK}"`) +
      path('M12 0H708V53Q708 66 695 66H25Q12 66 12 53Z', 'fill="url(#rail)"') +
      path('M36 8H684V20H36Z', `fill="${INK}"`) +
      path('M38 10H682V18H38Z', 'fill="url(#gV)"') +
      Array.from({ length: 22 }, (_, index) => bulbAt(style, index, round(30 + index * 31.4), 44)).join('') +
      sparkle(694, 66, 13, 0.95),
  };
}

/** Draws a rail beside the window, 46 by 530 design pixels. */
export function frameSide(style: MachineStyle, side: 'left' | 'right'): Drawing {
  const isLeft = side === 'left';
  const mirror = isLeft ? '' : ' transform="translate(46 0) scale(-1 1)"';
  const bar = (from: number, to: number, paint: string): string => {
    const [x, width] = isLeft ? [from, to - from] : [46 - to, to - from];
    return `<rect x="${round(x)}" y="0" width="${round(width)}" height="530" fill="${paint}"/>`;
  };
  return {
    defs:
      bulbDefs(style) +
      linear(
        'gold',
        [
          [0, '#FFFBE0'],
          [0.3, '#FFC72C'],
          [0.6, '#A85A00'],
          [1, '#FFE98A'],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear(
        'rail',
        [
          [0, style.side[0]],
          [0.5, style.side[1]],
          [1, style.side[0]],
        ],
        { x2: 1, y2: 0 },
      ),
    body:
      bar(0, 46, INK) +
      bar(2.5, 10, 'url(#gold)') +
      bar(12, 34, 'url(#rail)') +
      bar(36, 44, 'url(#gold)') +
      Array.from({ length: 17 }, (_, index) => bulbAt(style, index, 23, round(18 + index * 31))).join('') +
      `<g${mirror}><rect x="3" y="0" width="2" height="530" fill="#fff" opacity=".${isLeft ? 7 : 2}"/></g>`,
  };
}

/** Draws a gold bar between two reels, 8 by 128 design pixels. */
export function divider(): Drawing {
  return {
    defs: linear(
      'bar',
      [
        [0, INK],
        [0.12, '#A85A00'],
        [0.4, '#FFE98A'],
        [0.55, '#FFC72C'],
        [0.88, '#8A4600'],
        [1, INK],
      ],
      { x2: 1, y2: 0 },
    ),
    body: '<rect x=".5" width="7" height="128" fill="url(#bar)"/>',
  };
}

/** Draws the text of the sign, 400 by 84 design pixels, in a given font and size. */
export function signWord(text: string, font: TextOptions['font'], size: number, ink: string): Drawing {
  const { defs, body } = metalText('word', text, {
    font,
    size,
    x: 200,
    y: 70,
    tracking: 4,
    outline: 11,
    depth: 5,
    ink,
  });
  return { defs, body };
}

/** Draws the badge of the free spins, 110 design pixels square: "×2", since they double wins. */
export function badge(): Drawing {
  const points = Array.from({ length: 24 }, (_, index) =>
    onCircle(55, 55, index % 2 ? 43 : 51, index * 15)
      .map(round)
      .join(' '),
  ).join('L');
  const text = metalText('twice', '×2', {
    font: 'lilita-one',
    size: 46,
    x: 55,
    y: 71,
    outline: 8,
    depth: 3,
    ink: '#04264A',
  });
  return {
    defs:
      metalGradients('silver', 's') +
      text.defs +
      radial(
        'face',
        [
          [0, '#C8FAFF'],
          [0.4, '#3FC4F0'],
          [1, '#0A4A9A'],
        ],
        { cx: 0.38, cy: 0.3, r: 0.85 },
      ),
    body:
      path(`M${points}Z`, `fill="#04162E" stroke="#04162E" stroke-width="4" stroke-linejoin="round"`) +
      path(`M${points}Z`, 'fill="url(#sD)"') +
      circle(55, 55, 38, 'fill="#04162E"') +
      circle(55, 55, 36, 'fill="url(#face)"') +
      path('M23 48A34 34 0 0 1 87 48Q55 62 23 48Z', 'fill="#fff" opacity=".35"') +
      text.body +
      sparkle(26, 24, 12),
  };
}
