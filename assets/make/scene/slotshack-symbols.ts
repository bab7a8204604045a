/** Draws the symbols of the sari-sari store, 176 by 168 design pixels each. */
import { outlineFilter, emoji } from '../kit/emoji.ts';
import { metalGradients, metalText } from '../kit/metal.ts';
import { INK, type Metal } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, radial, sparkle } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

/** Size of a symbol's picture, in design pixels. */
export const SYMBOL = { width: 176, height: 168 } as const;

const MIDDLE = { x: SYMBOL.width / 2, y: SYMBOL.height / 2 };

/** Style of the seven and the bars of a classic slot machine. */
export interface ClassicStyle {
  readonly metal: Metal;
  /** Colours of the seven's face, from its top to its foot, with a hard break between the second and the third. */
  readonly face: readonly [string, string, string, string];
  /** Colours of the light behind the seven, from its middle outwards. */
  readonly fire: readonly [string, string, string];
}

const RED: ClassicStyle = {
  metal: 'gold',
  face: ['#FF9AA8', '#F0203F', '#B8062E', '#E8284A'],
  fire: ['#FFD76A', '#FF8A2A', '#FF7A00'],
};

/** Draws the seven with a metal edge. */
export function seven({ metal, face, fire }: ClassicStyle = RED): Drawing {
  const { d } = textPath('7', { font: 'alfa-slab-one', size: 168, x: MIDDLE.x, y: 143 });
  return {
    defs:
      outlineFilter('dress', { light: 0.85 }) +
      metalGradients(metal, 'g') +
      linear('red', [
        [0, face[0]],
        [0.45, face[1]],
        [0.55, face[2]],
        [1, face[3]],
      ]) +
      radial('fire', [
        [0, fire[0], 0.7],
        [0.6, fire[1], 0.22],
        [1, fire[2], 0],
      ]),
    body:
      circle(MIDDLE.x, MIDDLE.y, 82, 'fill="url(#fire)"') +
      `<g filter="url(#dress)">${path(d, 'fill="url(#gV)" stroke="url(#gV)" stroke-width="12" stroke-linejoin="round"')}</g>` +
      path(d, `fill="url(#red)" stroke="${INK}" stroke-width="2.500" stroke-linejoin="round"`) +
      path('M52 38H118', 'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".45"') +
      sparkle(44, 32, 15) +
      sparkle(132, 126, 10, 0.9),
  };
}

const PLATES = {
  1: ['#5CC4FF', '#1468E0', '#08296E'],
  2: ['#D07BFF', '#7D1FD6', '#35006E'],
  3: ['#FF7A90', '#D4103C', '#6B0022'],
} as const;

/** Colours of a BAR plate's enamel, from light to shade. */
type Enamel = readonly [light: string, base: string, deep: string];

/** Draws one, two or three BAR plates; by default, each number has its own colour. */
export function bars(count: 1 | 2 | 3, enamel: Enamel = PLATES[count], metal: Metal = 'gold'): Drawing {
  const [light, base, deep] = enamel;
  const height = count === 1 ? 66 : count === 2 ? 58 : 46;
  const gap = 5;
  const top = MIDDLE.y - (count * height + (count - 1) * gap) / 2;
  const size = height * 0.74;
  const words: string[] = [];
  const plates = Array.from({ length: count }, (_, index) => {
    const y = top + index * (height + gap);
    const word = metalText(`bar${index}`, 'BAR', {
      font: 'alfa-slab-one',
      size,
      x: MIDDLE.x,
      y: y + height / 2 + size * 0.36,
      tracking: 3,
      metal,
      outline: size * 0.16,
      depth: size * 0.06,
    });
    words.push(word.defs);
    return (
      box(14, y, 148, height, 13, 'fill="url(#gD)"') +
      box(18, y + 4, 140, height - 8, 10, 'fill="url(#gR)"') +
      box(21, y + 7, 134, height - 14, 8, `fill="${INK}"`) +
      box(22.5, y + 8.5, 131, height - 17, 7, 'fill="url(#enamel)"') +
      path(
        `M26 ${y + height * 0.5}V${y + 16}Q26 ${y + 11} 32 ${y + 11}H144Q150 ${y + 11} 150 ${y + 16}V${y + height * 0.44}Q88 ${y + height * 0.6} 26 ${y + height * 0.5}Z`,
        'fill="#fff" opacity=".3"',
      ) +
      word.body +
      path(
        `M18 ${y + height * 0.5}V${y + 14}Q18 ${y + 3.5} 30 ${y + 3.5}H70`,
        'fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".9"',
      )
    );
  }).join('');
  return {
    defs:
      outlineFilter('dress', { rimWidth: 0, inkWidth: 2.4, light: 0.3 }) +
      metalGradients(metal, 'g') +
      words.join('') +
      linear('enamel', [
        [0, light],
        [0.5, base],
        [1, deep],
      ]),
    body: `<g filter="url(#dress)">${plates}</g>` + sparkle(24, top + 8, 12),
  };
}

const thing = (name: string, size: number): Drawing => ({
  defs: outlineFilter('dress'),
  body: emoji(name, MIDDLE.x, MIDDLE.y - 2, size, 'dress') + sparkle(46, 40, 11),
});

/** Symbols by picture name. */
export const SHACK_SYMBOLS: Readonly<Record<string, Drawing>> = {
  seven: seven(),
  'bar-3': bars(3),
  'bar-2': bars(2),
  'bar-1': bars(1),
  bell: thing('bell', 136),
  cherry: thing('cherries', 138),
};
